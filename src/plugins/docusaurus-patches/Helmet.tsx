// Replaces react-helmet-async (1.3.0), in the client bundle only.
// Why: most of its 4.5 kB (brotli) is for older Reacts and for uses that this site does not have.
import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

type Props = Record<string, unknown> & { children?: ReactNode };

/** What stands in each mounted Helmet, in the order in which they were mounted. */
const heads = new Map<object, ReactNode>();

/** The attributes of `<html>` and `<body>` that are ours to remove. */
const ownAttributes = new Map<Element, string[]>();

/** The attribute that says what a tag is about; of the tags about one thing, those mounted last count. */
const subjectAttributes = ['name', 'property', 'httpEquiv', 'charSet', 'itemProp', 'href', 'src'];

const attributeNames: Record<string, string> = { className: 'class', httpEquiv: 'http-equiv' };

function elementsIn(node: ReactNode): ReactElement<Props, string>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    if (child.type === Fragment) return elementsIn(child.props.children);
    return [child as ReactElement<Props, string>];
  });
}

function subjectOf({ type, props }: ReactElement<Props, string>): string {
  if (['title', 'html', 'body'].includes(type)) return type;
  if (props.rel === 'canonical') return 'canonical';
  const name = subjectAttributes.find((attribute) => props[attribute] !== undefined);
  return JSON.stringify([type, name, props[name ?? 'children']]);
}

const textOf = (node: ReactNode) => Children.toArray(node).join('');

/** Booleans become words, as in the HTML from the server: `data-has-hydrated="false"`. */
function attributesOf(props: Props): [name: string, value: string][] {
  return Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
    .map(([name, value]) => [attributeNames[name] ?? name, String(value)]);
}

function setAttributes(element: Element, props: Props): void {
  const attributes = attributesOf(props);
  for (const name of ownAttributes.get(element) ?? []) {
    if (!attributes.some(([other]) => other === name)) element.removeAttribute(name);
  }
  for (const [name, value] of attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  ownAttributes.set(
    element,
    attributes.map(([name]) => name),
  );
}

function create({ type, props }: ReactElement<Props, string>): Element {
  const element = document.createElement(type);
  element.setAttribute('data-rh', 'true');
  for (const [name, value] of attributesOf(props)) element.setAttribute(name, value);
  element.textContent = textOf(props.children);
  return element;
}

/** Makes the document's head what the mounted Helmets say; tags that are there already stay. */
function update(): void {
  const bySubject = new Map<string, ReactElement<Props, string>[]>();
  const rootProps: Record<string, Props> = { html: {}, body: {} };
  for (const head of heads.values()) {
    const elements = elementsIn(head);
    for (const { type, props } of elements) Object.assign(rootProps[type] ?? {}, props);
    for (const subject of new Set(elements.map(subjectOf))) {
      bySubject.set(
        subject,
        elements.filter((element) => subjectOf(element) === subject),
      );
    }
  }
  setAttributes(document.documentElement, rootProps.html!);
  setAttributes(document.body, rootProps.body!);
  const title = textOf(bySubject.get('title')?.at(-1)?.props.children);
  if (title && document.title !== title) document.title = title;

  const outdated = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  for (const element of [...bySubject.values()].flat()) {
    if (['title', 'html', 'body'].includes(element.type)) continue;
    const wanted = create(element);
    const index = outdated.findIndex((existing) => existing.isEqualNode(wanted));
    if (index < 0) document.head.append(wanted);
    else outdated.splice(index, 1);
  }
  for (const element of outdated) element.remove();
}

let isDue = false;

/** Updates once for all that changes in one commit, and before it is painted. */
function updateSoon(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    update();
  });
}

/** Puts its children into the document's head; of `<html>` and `<body>`, the attributes. */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [key] = useState(() => ({}));
  useLayoutEffect(() => {
    heads.set(key, children);
    updateSoon();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(key);
      updateSoon();
    },
    [key],
  );
  return null;
}

/** Stands where Docusaurus' client expects a provider; nothing needs one in a browser. */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
