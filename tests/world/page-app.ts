import type { Code, Heading, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { readFileSync } from 'node:fs';
import { parseFenceMeta } from '../../src/content/code/fence';
import { parseMdx } from '../../src/content/markdown/parse-mdx';

/** A step that a page describes. */
export type Step =
  | { kind: 'run'; command: string }
  | { kind: 'install'; packages: string; dev: boolean }
  | { kind: 'file'; file: string; text: string }
  /** JSON to merge into an existing file. */
  | { kind: 'merge'; file: string; text: string };

/** An app that a page describes. */
export interface PageApp {
  steps: Step[];
  /** Exact versions that the page names, by package; `node` is one of them. */
  versions: Record<string, string>;
}

const addition = /: add$/;

function toStep(node: RootContent): Step | undefined {
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Install') {
    const { attributes } = node as MdxJsxFlowElement;
    const valueOf = (name: string) =>
      attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
    const packages = valueOf('packages')?.value;
    if (typeof packages !== 'string') throw new Error('<Install> names no packages.');
    return { kind: 'install', packages, dev: Boolean(valueOf('dev')) };
  }
  if (node.type !== 'code') return undefined;
  const { lang, meta, value } = node as Code;
  const { title, flags } = parseFenceMeta(meta);
  if (flags.includes('live')) return undefined;
  if (!title) return lang === 'bash' ? { kind: 'run', command: value } : undefined;
  if (lang === 'bash' || !/\.\w+(: add)?$/.test(title)) return undefined;
  const file = title.replace(addition, '');
  return { kind: addition.test(title) ? 'merge' : 'file', file, text: `${value}\n` };
}

/** Packages and versions in the first two columns of a table. */
function versionsOf(table: Table): [name: string, version: string][] {
  return table.children.slice(1).map(({ children: [name, version] }) => {
    const text = toString(version);
    const exact = /^\d+\.\d+\.\d+$/.exec(text)?.[0];
    if (!exact) throw new Error(`"${text}" is no exact version, such as 1.2.3.`);
    return [toString(name).toLowerCase(), exact];
  });
}

/** Content of a page, with that of its tabs. Tabs are in a section, so their headings count one level higher. */
function readContent(page: string): RootContent[] {
  const { children }: Root = parseMdx(readFileSync(page, 'utf8'));
  return children.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Tabs') return node;
    return node.children
      .flatMap((item) => ('children' in item ? (item.children as RootContent[]) : []))
      .map((child) =>
        child.type === 'heading'
          ? { ...child, depth: (child.depth - 1) as Heading['depth'] }
          : child,
      );
  });
}

/**
 * Steps of a page that continues another page's app.
 * @param section heading of any depth; only reads from there to the next heading
 */
export function readSteps(page: string, section?: RegExp): Step[] {
  let isInSection = !section;
  const steps = readContent(page).flatMap((node) => {
    if (section && node.type === 'heading') isInSection = section.test(toString(node));
    return isInSection ? (toStep(node) ?? []) : [];
  });
  if (steps.length === 0) throw new Error(`${page} tells nothing to do.`);
  return steps;
}

/**
 * Reads an app from a page of Getting Started: commands in `bash` fences without a title, files in fences
 * with a path as title, JSON to merge if the title ends in ": add", and `<Install>`. Ignores everything after
 * "Variations". The table below "Tested with" has the versions.
 * @param page file of the page
 * @param section heading of the part that describes the app, if a page has several. Steps before
 *   the first of these headings belong to each
 * @throws an error that names the page if it describes no app
 */
export function readPageApp(page: string, section?: RegExp): PageApp {
  const shared: Step[] = [];
  const own: Step[] = [];
  const versions: [string, string][] = [];
  let current = '';
  let isInSection = !section;
  let isBeforeSections = Boolean(section);
  let hasEnded = false;
  for (const node of readContent(page)) {
    if (node.type === 'heading' && (node as Heading).depth === 2) {
      current = toString(node).trim();
      isInSection = !section || section.test(current);
      if (/Router|^(Jest|Vitest|Storybook)/.test(current)) isBeforeSections = false;
      if (/^Variations/.test(current)) hasEnded = true;
    }
    if (node.type === 'table' && /^Tested with/.test(current)) {
      versions.push(...versionsOf(node as Table));
    }
    const step = hasEnded ? undefined : toStep(node);
    if (step && isInSection) own.push(step);
    else if (step && isBeforeSections) shared.push(step);
  }
  const [create, ...rest] = own;
  if (create?.kind !== 'run') throw new Error(`${page} begins with no command.`);
  if (versions.length === 0) throw new Error(`${page} does not say which versions were tried.`);
  return { steps: [create, ...shared, ...rest], versions: Object.fromEntries(versions) };
}
