import type { Edits } from './edits';
import type { SourceNode, Visitor } from './walk';

/** Values that run no code until they're called. */
const inert = /^(ArrowFunction|Function)Expression$|Literal$|^Identifier$/;

const loop = /^(For|While|DoWhile)/;

/** Returns true for an expression that runs each time something else is called, without being in a function's body. */
function runsOnDemand(node: SourceNode, parent: SourceNode): boolean {
  if (inert.test(node.type)) return false;
  switch (parent.type) {
    case 'AssignmentPattern':
      return parent.right === node;
    case 'ClassProperty':
    case 'ClassPrivateProperty':
      return parent.value === node;
    case 'ObjectProperty':
      return parent.computed && parent.key === node;
    default:
      return false;
  }
}

/**
 * Inserts a call of the guard into each loop and function, including default values and class fields. Some engines
 * turn endless recursion into a loop, and promises can call a function forever.
 * @param guard expression for the guard
 */
export function guardCode(edits: Edits, guard: string): Visitor {
  function wrap({ start, end }: SourceNode, before: string, after: string): () => void {
    edits.open(start, before);
    return () => edits.close(end, after);
  }
  return (node, parent) => {
    if (!parent) return;
    const isBody = 'body' in parent && parent.body === node;
    const isLoopBody = isBody && loop.test(parent.type);
    if (isBody && node.type === 'BlockStatement') {
      if (!isLoopBody && !/Function|Method/.test(parent.type)) return;
      // After directives, which have to be first. They end with a semicolon once they have been visited.
      return () => edits.close(node.directives.at(-1)?.end ?? node.start + 1, `${guard}();`);
    } else if (isLoopBody) return wrap(node, `{${guard}();`, '}');
    else if ((isBody && parent.type === 'ArrowFunctionExpression') || runsOnDemand(node, parent))
      return wrap(node, `(${guard}(),`, ')');
  };
}
