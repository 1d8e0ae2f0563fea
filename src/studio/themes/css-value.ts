const strings = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/** True if a value can be in a CSS declaration without ending it early. */
export function isDeclarable(value: string | number): boolean {
  const outside = String(value).replaceAll(strings, '');
  if (/[;{}"'\\!]|\/\*|<\//.test(outside)) return false;
  let depth = 0;
  for (const character of outside) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
