const variable = /var\((--theme-ui-[\w-]+)\)/g;

/** A class of Emotion's in a rule, up to the end of its name: `css-1` isn't the beginning of `css-12`. */
const emotionClass = /\.(css-[\w\u0080-\uffff-]+)/g;

/** Groups the document's rules by the Emotion classes in their text. */
function rulesByClass(): Map<string, CSSRule[]> {
  const byClass = new Map<string, CSSRule[]>();
  for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    for (const name of new Set([...rule.cssText.matchAll(emotionClass)].map(([, name]) => name!))) {
      const rules = byClass.get(name);
      if (rules) rules.push(rule);
      else byClass.set(name, [rule]);
    }
  }
  return byClass;
}

/** Formats a rule with one declaration per line. */
function format(rule: CSSRule, indent = ''): string {
  if (rule instanceof CSSStyleRule) {
    const nested = [...rule.cssRules].map((inner) => format(inner, `${indent}  `));
    const declarations = [
      ...rule.style.cssText.matchAll(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+;/g),
    ].map(([text]) => `${indent}  ${text.trim()}`);
    return [`${indent}${rule.selectorText} {`, ...declarations, ...nested, `${indent}}`].join('\n');
  }
  if (rule instanceof CSSGroupingRule) {
    const [prelude] = rule.cssText.split('{');
    const inner = [...rule.cssRules].map((child) => format(child, `${indent}  `));
    return [`${indent}${prelude!.trim()} {`, ...inner, `${indent}}`].join('\n');
  }
  return rule.cssText.replace(/^/gm, indent);
}

/**
 * Returns the CSS that Theme UI and Emotion generated for the elements in `root`, in document order, each class once.
 * It starts with the values of the custom properties that it uses.
 */
export function generatedCss(root: Element): string {
  const rules = rulesByClass();
  const seen = new Set<string>();
  const blocks = [...root.querySelectorAll('[class]')].flatMap((element) => {
    const names = [...element.classList].filter((name) => name.startsWith('css-'));
    return names.flatMap((name) => {
      if (seen.has(name)) return [];
      seen.add(name);
      const text = (rules.get(name) ?? []).map((rule) => format(rule)).join('\n');
      return text ? [`/* <${element.localName}> */\n${text}`] : [];
    });
  });
  const css = blocks.join('\n\n');
  const used = [...new Set([...css.matchAll(variable)].map(([, name]) => name!))];
  if (used.length === 0) return css;
  const values = getComputedStyle(document.documentElement);
  const properties = used.map((name) => `  ${name}: ${values.getPropertyValue(name).trim()};`);
  return `:root {\n${properties.join('\n')}\n}\n\n${css}`;
}
