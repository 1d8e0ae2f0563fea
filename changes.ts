import type { Change } from './src/content/changes';

/**
 * What readers got and when, newest first: the page /changes and its feed. The build checks each entry.
 * Date and name are its address for good; CONTRIBUTING.md says what deserves one.
 */
const changes: Change[] = [
  {
    date: '2026-11-23',
    name: 'changes',
    kind: 'site',
    title: 'This list, as a page and as a feed',
    text: 'You can follow what is new here in a feed reader, without opening the site.',
  },
  {
    date: '2026-11-23',
    name: 'mdx-compilers',
    kind: 'site',
    title: 'MDX with Vite, Webpack and esbuild',
    text: '[Styling MDX](/styling-mdx#compiler) sets up the compiler for three bundlers. The code is taken from the page and run.',
  },
  {
    date: '2026-11-23',
    name: 'recipes',
    kind: 'site',
    title: '30 recipes to copy',
    text: 'Layouts, headers, footers, lists, forms, a [dialog](/recipes/dialog), [tabs](/recipes/tabs) and a [toast](/recipes/toast): each is one file with all of its code. The [index](/recipes) shows them live, and each opens by itself in any of 14 presets.',
  },
  {
    date: '2026-11-23',
    name: 'packages',
    kind: 'site',
    title: 'A page for every package',
    text: '[Packages](/packages) lists all of them with their versions and their state beside React 19. The archived ones have pages too, which say what to use instead.',
  },
  {
    date: '2026-11-23',
    name: 'style-guide',
    kind: 'site',
    title: 'The theme of this site, drawn',
    text: 'The [style guide](/style-guide-demo) shows colors, fonts and sizes of the theme that these pages use. [Design of This Site](/site-design) says what each value is for.',
  },
  {
    date: '2026-11-23',
    name: 'frameworks',
    kind: 'site',
    title: 'Getting started by framework',
    text: '[Next.js](/getting-started/nextjs) with both of its routers, [Gatsby](/getting-started/gatsby), [React Router](/getting-started/react-router) and [Astro](/getting-started/astro) have pages of their own. Each app was built from its page and run.',
  },
  {
    date: '2026-11-23',
    name: 'tutorial',
    kind: 'site',
    title: 'A tutorial',
    text: 'The [tutorial](/getting-started/tutorial) leads from an empty file to a page in four color modes.',
  },
  {
    date: '2026-11-23',
    name: 'troubleshooting',
    kind: 'site',
    title: 'Error messages and their causes',
    text: 'Search [Troubleshooting](/troubleshooting) for the text that you see. Below it stand the cause and the fix.',
  },
  {
    date: '2026-11-23',
    name: 'guides',
    kind: 'site',
    title: '23 guides',
    text: 'Each [guide](/guides) answers one question. New are [TypeScript](/guides/typescript), [Server Components](/guides/server-components), [Testing](/guides/testing) and a [comparison](/guides/comparison) with other libraries.',
  },
  {
    date: '2026-11-23',
    name: 'presets',
    kind: 'site',
    title: 'A page for each preset',
    text: 'All 14 [presets](/packages/presets#gallery) show their palette with its contrast, their type and components in each mode, notes, and the whole theme as JSON.',
  },
  {
    date: '2026-11-22',
    name: 'offline',
    kind: 'site',
    title: 'Reading without a connection',
    text: 'Pages that you have read open offline. [Save the site](/offline-plugin-app-shell-fallback) to keep all of it on your device, or install it as an app.',
  },
  {
    date: '2026-11-22',
    name: 'migrating',
    kind: 'site',
    title: 'Upgrading from any version since 0.2',
    text: '[Migrating](/migrating) says what breaks in each version, with code before and after. A search finds the places in your project.',
  },
  {
    date: '2026-11-22',
    name: 'reference',
    kind: 'site',
    title: 'The rest of the reference',
    text: '[Theme Specification](/theme-spec), [API](/api), [Hooks](/hooks), [Layout](/layout), [Styled](/styled), [Static CSS](/static-css) and the pages on [MDX](/styling-mdx) are here.',
  },
  {
    date: '2026-11-21',
    name: 'components',
    kind: 'site',
    title: 'A page for every component',
    text: 'The [index](/components) shows all 35 as specimens that you can filter. Each page has a table of props, live examples for tasks, and the limits of the component.',
  },
  {
    date: '2026-11-21',
    name: 'markdown',
    kind: 'site',
    title: 'Every page as Markdown',
    text: 'Put `.md` behind the address of a page, as in `/theming.md`, and you get its text without markup, tables and examples included.',
  },
  {
    date: '2026-11-21',
    name: 'playground',
    kind: 'site',
    title: 'A playground',
    text: 'Write components and a theme in the [playground](/playground), and see the result in any mode and preset. You can share what you wrote by link, or open it in StackBlitz.',
  },
  {
    date: '2026-11-21',
    name: 'live-examples',
    kind: 'site',
    title: 'Examples that you can edit',
    text: 'Press Edit on an example and change its code: what you write runs in a sandbox. Change the width, the color mode or the theme of its preview too.',
  },
  {
    date: '2026-11-21',
    name: 'reference-tables',
    kind: 'site',
    title: 'Props and scales from the source',
    text: 'Tables of props and scales are read from the installed packages of Theme UI, so that they match the [release](/api) that the site documents.',
  },
  {
    date: '2026-11-21',
    name: 'theme-ui-0-17-4',
    kind: 'library',
    version: '0.17.4',
    title: 'The release that these pages describe',
    text: 'The site has documented 0.17.4 since its first day. In this release `Alert` has `role="alert"`, and `Textarea` grows with its text: [Migrating](/migrating#v0-17) shows how to keep what you had.',
  },
  {
    date: '2026-11-21',
    name: 'first-pages',
    kind: 'site',
    title: 'The first pages, in four color modes',
    text: '[Getting Started](/getting-started), [Theming](/theming), [The sx Prop](/sx-prop) and [Color Modes](/color-modes) are among them. The button in the header changes between Light, Dark, Deep and Swiss.',
  },
];

export default changes;
