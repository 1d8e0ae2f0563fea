/** Query, and the pages or sections one of which should be the first result. */
export type Query = readonly [query: string, ...expected: string[]];

/**
 * Queries for tuning the search. Written before the search was built, from issue titles, error messages, names of props
 * and theme keys, and terms of other libraries.
 */
export const queries: Query[] = [
  // Names of components and props
  ['button', '/components/button'],
  ['icon button', '/components/icon-button'],
  ['iconbutton', '/components/icon-button'],
  ['IconButton', '/components/icon-button'],
  ['aspect ratio', '/components/aspect-ratio'],
  ['navlink', '/components/nav-link'],
  ['MenuButton', '/components/menu-button'],
  ['grid columns', '/components/grid'],
  ['repeat grid', '/components/grid'],
  ['checkbox', '/components/checkbox'],
  ['textarea', '/components/textarea'],
  ['donut chart', '/components/donut'],
  ['progress bar', '/components/progress'],
  ['loading spinner', '/components/spinner'],
  ['forwardedAs', '/styled', '/components/box'],
  ['as prop', '/components/box', '/styled#as', '/guides/typescript#as'],
  ['embed youtube video', '/components/embed'],
  ['modal', '/recipes/dialog'],
  ['card', '/components/card'],
  ['select arrow', '/components/select'],
  ['select props', '/components/select'],
  ['button variants', '/components/button'],
  ['radio group', '/components/radio'],
  ['checkbox label', '/components/checkbox'],
  ['button icon', '/components/button', '/components/icon-button'],
  ['useBreakpointIndex default', '/hooks', '/packages/match-media'],
  // The sx prop
  ['sx', '/sx-prop'],
  ['sx prop', '/sx-prop'],
  ['bg', '/sx-prop', '/sx-prop#aliases'],
  ['px py', '/sx-prop#aliases'],
  ['marginX', '/sx-prop#aliases'],
  [':hover', '/sx-prop#selectors', '/guides/object-styles#nesting', '/guides/variants#states'],
  ['negative margin', '/sx-prop#negative-values'],
  ['responsive array', '/sx-prop#responsive'],
  ['media queries', '/sx-prop#media-queries'],
  ['nested selectors', '/sx-prop#selectors'],
  ['css()', '/packages/css', '/api'],
  ['object styles', '/guides/object-styles'],
  ['!important', '/guides/object-styles#order'],
  // The theme
  ['theme', '/theming'],
  ['theming', '/theming'],
  ['theme keys', '/theme-spec'],
  ['breakpoints', '/theming#breakpoints', '/theme-spec#breakpoints'],
  ['fontSizes', '/theme-spec', '/theming#typography', '/theme-spec#scales'],
  ['space scale', '/theming#space', '/theme-spec#scales'],
  ['zIndices', '/theme-spec', '/theme-spec#scales', '/theming#other-scales'],
  ['variants', '/guides/variants', '/theming#variants', '/components/variants'],
  ['rawColors', '/use-theme-ui#raw-colors', '/color-modes#raw-colors', '/theme-spec#colors'],
  ['brand color', '/customize'],
  ['import theme', '/customize'],
  ['import css variables', '/guides/customize'],
  ['tweakcn', '/customize'],
  ['merge themes', '/guides/merging-themes'],
  ['nested theme provider', '/guides/nested-theme-providers'],
  ['useRootStyles', '/theme-spec#config', '/theming#config'],
  ['useBorderBox', '/theme-spec#config', '/theming#config'],
  ['presets', '/packages/presets'],
  ['@theme-ui/presets', '/packages/presets'],
  ['tailwind', '/packages/tailwind', '/presets/tailwind'],
  ['bootstrap preset', '/presets/bootstrap'],
  // Color modes
  ['dark mode', '/color-modes'],
  ['dark theme', '/color-modes'],
  ['useColorMode', '/hooks#use-color-mode', '/color-modes#use-color-mode'],
  ['toggle dark mode button', '/guides/color-mode-toggles'],
  ['prefers-color-scheme', '/color-modes', '/color-modes#resolution-order'],
  ['initialColorModeName', '/color-modes', '/color-modes#config', '/theme-spec#config'],
  ['flash of wrong color', '/color-modes#no-flash', '/troubleshooting#flash'],
  ['localStorage', '/color-modes#storage', '/troubleshooting#storage'],
  ['print', '/color-modes#printing'],
  ['theme-color meta', '/guides/theme-color-meta-tag'],
  ['contrast', '/packages/presets#contrast'],
  // Getting started and frameworks
  ['install', '/getting-started#install', '/getting-started'],
  ['getting started', '/getting-started'],
  ['next.js app router', '/getting-started/nextjs#app-router', '/getting-started/nextjs'],
  ['nextjs', '/getting-started/nextjs'],
  ['gatsby', '/getting-started/gatsby', '/packages/gatsby-plugin'],
  ['astro', '/getting-started/astro'],
  ['remix', '/getting-started/react-router'],
  ['vite', '/getting-started'],
  ['typescript', '/guides/typescript'],
  ['server components', '/guides/server-components'],
  ['jest', '/guides/testing#jest', '/guides/testing'],
  ['storybook', '/guides/testing#storybook'],
  ['mdx', '/styling-mdx', '/packages/mdx', '/mdx-components'],
  ['syntax highlighting', '/guides/syntax-highlighting'],
  ['jsx pragma', '/guides/jsx-pragma'],
  ['@jsxImportSource', '/guides/jsx-pragma', '/sx-prop#turn-it-on'],
  ['useThemeUI', '/use-theme-ui', '/hooks#use-theme-ui'],
  ['migrate', '/migrating'],
  // Errors
  ["Property 'sx' does not exist on type", '/troubleshooting#sx-on-element'],
  ['[object Object]', '/troubleshooting#object-object'],
  ['pragma and pragmaFrag cannot be set', '/troubleshooting#pragma'],
  [
    'Hydration failed because',
    '/troubleshooting#hydration-text',
    '/troubleshooting#hydration-html',
  ],
  ['createContext only works in Client Components', '/troubleshooting#create-context'],
  // Typos
  ['buton', '/components/button'],
  ['chekbox', '/components/checkbox'],
  ['brakpoints', '/theming#breakpoints', '/theme-spec#breakpoints'],
  ['varaints', '/guides/variants', '/theming#variants', '/components/variants'],
  ['colour mode', '/color-modes'],
  [
    'responsve',
    '/sx-prop#responsive',
    '/guides/responsive-typography',
    '/getting-started#responsive',
  ],
];

/** Words that are on few pages or none, or on too many, with the pages that readers mean. */
export const readersWords: Query[] = [
  ['darkmode', '/color-modes'],
  ['night mode', '/color-modes', '/getting-started/tutorial'],
  ['provider', '/packages/theme-provider', '/getting-started'],
  ['change font', '/theming'],
  ['how to change the font', '/theming'],
  ['login', '/recipes/sign-in-form'],
  ['log in', '/recipes/sign-in-form'],
  ['signup', '/recipes/sign-in-form'],
  ['quickstart', '/getting-started'],
  ['quick-start', '/getting-started'],
  ['server-side-rendering', '/guides/server-components'],
  ['border-radius', '/theming', '/sx-prop'],
  ['font-size', '/theming'],
  ['responsive', '/sx-prop', '/guides/responsive-typography'],
  ['theme-ui install', '/getting-started'],
  ['theme-ui typescript', '/guides/typescript'],
];

/** Held-out queries, which aren't used for tuning and are scored separately. */
export const heldOut: Query[] = [
  ['avatar', '/components/avatar'],
  ['close button', '/components/close'],
  ['menu button', '/components/menu-button'],
  ['slider', '/components/slider'],
  ['ThemeUIProvider', '/api#provider', '/theming', '/getting-started#wrap-your-app'],
  ['backgroundColor', '/sx-prop', '/sx-prop#properties', '/sx-prop#aliases'],
  ['keyframes', '/guides/keyframes'],
  ['animation', '/guides/keyframes'],
  ['styled components', '/guides/styled-components'],
  ['emotion cache nonce', '/guides/custom-cache-provider#nonce'],
  ['csp', '/guides/custom-cache-provider#nonce', '/guides/custom-cache-provider'],
  ['shadow dom', '/guides/custom-cache-provider#shadow-dom'],
  [
    'useBreakpointIndex',
    '/packages/match-media#use-breakpoint-index',
    '/hooks#use-breakpoint-index',
  ],
  [
    'useResponsiveValue',
    '/packages/match-media#use-responsive-value',
    '/hooks#use-responsive-value',
  ],
  ['lighten darken color', '/packages/color'],
  ['alpha', '/packages/color', '/packages/color#functions'],
  [
    'css variables',
    '/guides/how-it-works#colors-as-custom-properties',
    '/color-modes#custom-properties',
    '/packages/custom-properties',
  ],
  ['custom properties', '/packages/custom-properties', '/color-modes#custom-properties'],
  ['global styles', '/guides/global-styles'],
  ['holy grail layout', '/layout', '/guides/layouts'],
  ['sticky footer', '/guides/layouts', '/guides/layouts#sticky', '/recipes/flexbox-layout'],
  ['pricing table', '/recipes/pricing-table'],
  ['login form', '/recipes/sign-in-form'],
  ['header a2', '/recipes/header-a2'],
  ['header with search', '/recipes/header-a2'],
  ['window.matchMedia is not a function', '/troubleshooting#match-media'],
  ["Cannot find module '@emotion/react'", '/troubleshooting#emotion-missing'],
  ['avtar', '/components/avatar'],
  ['breadcrumb', '/recipes/header-a1', '/components/nav-link', '/components/link'],
  ['chakra', '/guides/comparison'],
  ['is theme ui maintained', '/guides/comparison#maintenance'],
  ['vertical spacing', '/recipes/stack'],
];

/**
 * Sentences, error messages, and slips as people type them. Written before the search was tuned for them.
 */
export const sentences: Query[] = [
  [
    'does theme-ui work with react 19',
    '/troubleshooting',
    '/getting-started',
    '/migrating',
    '/packages',
    '/guides/comparison',
  ],
  ['how do i follow the system dark mode', '/guides/color-mode-toggles', '/color-modes'],
  ['theme-ui system option light dark', '/guides/color-mode-toggles', '/color-modes'],
  ['own icon for a checkbox', '/components/checkbox'],
  ['custom checkbox icon', '/components/checkbox'],
  ['coming from rebass', '/migrating'],
  ['migrate from styled-system', '/migrating'],
  ["React.JSX has no exported member 'ElementType'", '/troubleshooting'],
  ['breakpoints.map is not a function or its return value is not iterable', '/troubleshooting'],
  ['variant not working', '/troubleshooting', '/components/variants', '/guides/variants'],
  ['sx prop not working', '/troubleshooting', '/sx-prop', '/guides/jsx-pragma'],
  ['You are loading @emotion/react when it is already loaded', '/troubleshooting'],
  [
    'the page flashes white before dark mode',
    '/troubleshooting',
    '/color-modes',
    '/getting-started',
  ],
  ['thmeing', '/theming'],
  ['compnoents', '/components'],
  ['repsonsive', '/sx-prop', '/guides/responsive-typography'],
  ['buttno', '/components/button'],
  ['how to use theme-ui without mdx', '/guides/using-theme-ui-without-mdx'],
  ['can i use it in server components', '/guides/server-components'],
  ['render a button as a link', '/components/button', '/recipes/button', '/components/link'],
  ['change the font size on small screens', '/guides/responsive-typography', '/sx-prop'],
  ['what is the difference between bg and backgroundColor', '/sx-prop'],
  [
    'localStorage is disabled and color mode might not work as expected',
    '/troubleshooting',
    '/color-modes',
  ],
  ['pragma and pragmaFrag cannot be set when runtime is automatic', '/troubleshooting'],
  ['type string is not assignable to type StylePropertyValue', '/troubleshooting'],
  ['remove the white border around the page', '/troubleshooting'],
  ['how do i merge two themes', '/guides/merging-themes', '/packages/presets'],
  ['nested theme in a part of the page', '/guides/nested-theme-providers'],
  ['can i use theme-ui and material ui together', '/guides/comparison'],
  ['use a theme color in a linear gradient', '/theming', '/sx-prop'],
  ['add a local font to theme-ui', '/theming', '/guides/global-styles', '/packages/presets'],
  ['forwardRef type error with Box', '/guides/typescript'],
  ['save the color mode in a cookie', '/color-modes'],
  ['how to disable dark mode of a preset', '/color-modes'],
  ["Module not found: Can't resolve 'theme-ui/jsx-dev-runtime'", '/troubleshooting'],
  ['max-width breakpoints desktop first', '/theming'],
];

/** The same, held out from tuning. */
export const heldOutSentences: Query[] = [
  ['hydration failed because the server rendered html', '/troubleshooting'],
  ['where do i put global css', '/guides/global-styles'],
  [
    'createContext only works in client components',
    '/troubleshooting',
    '/guides/server-components',
  ],
  ['how to type the theme in typescript', '/guides/typescript'],
  ['tyepscript', '/guides/typescript'],
  ['gird', '/components/grid'],
  [
    'no dark mode on the first visit',
    '/color-modes',
    '/troubleshooting',
    '/guides/color-mode-toggles',
  ],
  ['theme-ui with astro', '/getting-started/astro'],
  ['how do i test components with jest', '/guides/testing'],
  ['npm error ERESOLVE unable to resolve dependency tree', '/troubleshooting'],
  ['can a select have an own arrow', '/components/select'],
  [
    'sticky header that stays at the top',
    '/recipes/header-a1',
    '/recipes/header-a2',
    '/recipes/header-a3',
    '/recipes/header-a4',
    '/recipes/header-a5',
    '/guides/layouts',
  ],
  ['does theme ui work with react native', '/guides/comparison'],
  ['theme-ui with preact', '/guides/comparison'],
  ['right to left layout margin', '/sx-prop'],
  ['sx prop is undefined in my own component', '/troubleshooting', '/sx-prop'],
  ['smooth transition between light and dark mode', '/color-modes'],
  ['autocomplete variant names in typescript', '/guides/typescript'],
  ["'createElement' is not exported from 'theme-ui'", '/troubleshooting', '/guides/jsx-pragma'],
];

/**
 * Queries whose pages may not be among the first three results: a word more on any page decides. Add one if a change
 * gains three others.
 */
export const losers: string[] = [
  'backgroundColor',
  'vertical spacing',
  'does theme-ui work with react 19',
  'what is the difference between bg and backgroundColor',
];

/**
 * Questions, each with the sections that answer it. A page's path without an id is the text before its headings. The
 * first ones were asked in public; the others were made up for tuning.
 */
export const questions: Query[] = [
  ['Heading as h1 ignores styles.h1', '/troubleshooting#styles-h1'],
  [
    'make dark the default mode',
    '/color-modes#limits',
    '/color-modes#config',
    '/color-modes#define-modes',
    '/color-modes#resolution-order',
  ],
  [
    'combine className and sx',
    '/components#style-order',
    '/sx-prop#own-components',
    '/sx-prop#typing',
    '/guides/global-styles#order',
  ],
  [
    'margin shorthand',
    '/sx-prop#aliases',
    '/sx-prop#lookup',
    '/sx-prop#properties',
    '/theme-spec#properties',
  ],
  ['select arrow position narrow', '/components/select#width-and-margins'],
  ['grid with unequal columns', '/components/grid#sidebar', '/components/grid#areas'],
  ['table column alignment mdx', '/styling-mdx#code-tables-images'],
  [
    'apply theme only inside provider not whole page',
    '/guides/using-theme-ui-without-mdx#core',
    '/guides/global-styles#embed',
    '/guides/using-theme-ui-without-mdx',
  ],
  ['theme font not applied to body', '/theming#styles', '/troubleshooting#style-sheet-wins'],
  [
    'links in gatsby not styled',
    '/recipes/gatsby-link',
    '/recipes/gatsby-link#gatsby',
    '/troubleshooting#mdx',
    '/components/link#router',
    '/recipes/gatsby-link#use',
  ],
  ['invert an image in dark mode', '/components/image#color-modes'],
  ['preact with typescript', '/guides/comparison#preact'],
  ['font sizes in rem', '/theme-spec#scales', '/theming#typography'],
  ['__css prop', '/api#internals'],
  ['own alias in sx', '/sx-prop#aliases'],
  ['placeholder of a date input', '/components/input#types'],
  // Made up
  [
    'how do I center a div with flex',
    '/components/flex',
    '/components/flex#push-apart',
    '/recipes/centered-container',
    '/components/flex#props',
  ],
  [
    'change the color of a link on hover',
    '/components/link#variants',
    '/components/link#theming',
    '/sx-prop#selectors',
    '/guides/variants#states',
  ],
  ['why does my page flash in light mode first', '/troubleshooting#flash', '/color-modes#no-flash'],
  [
    'use theme values in a function outside sx',
    '/use-theme-ui',
    '/use-theme-ui#returns',
    '/use-theme-ui#alternatives',
    '/api#get',
    '/sx-prop#functions',
  ],
  ['button full width on mobile', '/components/button#sizes', '/recipes/button'],
  [
    'checkbox inside a label aligned with text',
    '/components/checkbox#label',
    '/components/label#around-a-checkbox',
  ],
  [
    'how to theme code blocks in mdx with prism',
    '/guides/syntax-highlighting#theme-ui-prism',
    '/packages/prism',
    '/packages/prism#presets',
  ],
  ['open external links in a new tab', '/components/link#external'],
  ['truncate text after two lines', '/components/text#truncate'],
  [
    'theme toggle icon is wrong until hydration',
    '/guides/color-mode-toggles#hydration',
    '/guides/color-mode-toggles#css-icon',
    '/color-modes#hydration',
  ],
  ['framer motion with sx', '/guides/third-party-components#motion'],
  ['modal in a portal loses nested theme', '/guides/third-party-components#portals'],
  ['use css grid areas', '/components/grid#areas'],
  [
    'style scrollbar globally',
    '/guides/global-styles#rules',
    '/guides/theme-color-meta-tag#color-scheme',
    '/guides/global-styles',
  ],
  ['style a child when hovering its parent', '/guides/object-styles#parent-hover'],
  [
    'is there a codemod from styled components',
    '/guides/styled-components#to-emotion',
    '/guides/styled-components#to-sx',
    '/guides/styled-components',
  ],
  [
    'error message below an input',
    '/components/input#errors',
    '/components/field#help-and-errors',
    '/components/forms#errors',
  ],
  ['textarea grows with its content', '/components/textarea#height', '/components/textarea#rows'],
  ['round image with initials when it fails', '/components/avatar#initials'],
  [
    'merge two presets',
    '/guides/merging-themes',
    '/guides/merging-themes#merge-all',
    '/packages/presets#extend',
  ],
  ['different logo in dark mode', '/components/image#color-modes'],
  [
    'add custom key to theme typescript',
    '/guides/typescript#own-keys',
    '/troubleshooting#own-keys',
  ],
  ['font from next/font in theme', '/getting-started/nextjs#fonts'],
  [
    'css variables prefix of theme colors',
    '/color-modes#custom-properties',
    '/guides/how-it-works#colors-as-custom-properties',
  ],
  [
    'how large is theme-ui bundle size',
    '/guides/comparison#measured',
    '/guides/using-theme-ui-without-mdx#sizes',
    '/guides/how-it-works#what-it-costs',
  ],
  ['sx on svg icon color', '/components/icon-button', '/components/button#with-an-icon'],
  ['slider shows its value while dragging', '/components/slider#value'],
  ['progress bar without a value', '/components/progress#indeterminate'],
  ['make header stick to the top when scrolling', '/guides/layouts#sticky'],
  [
    'anchor links on mdx headings',
    '/guides/linked-headings',
    '/mdx-components#headings',
    '/guides/linked-headings#component',
  ],
  ['remove default margin of body', '/troubleshooting#white-border'],
  [
    'focus ring color for all buttons',
    '/guides/variants#states',
    '/components/button#accessibility',
    '/guides/global-styles#rules',
  ],
  ['print in light mode always', '/color-modes#printing'],
  ['rtl support', '/sx-prop#writing-direction', '/guides/custom-cache-provider#rtl'],
  ['negative margin with theme space', '/sx-prop#negative-values'],
  ['theme from figma tokens', '/customize', '/guides/customize'],
];

/** Questions from public issues, held out from tuning, with the issue that asks each of them. */
export const heldOutQuestions: Query[] = [
  // #2407
  [
    "button background doesn't change in dark mode variant",
    '/guides/variants#modes',
    '/components/button#color-modes',
    '/components/variants#color-modes',
  ],
  // #1257
  ['html shows sx=[object Object] on a link', '/troubleshooting#object-object'],
  // #2534
  [
    'function as sx on Flex does nothing',
    '/components/flex#element',
    '/migrating#v0-17',
    '/sx-prop#functions',
    '/troubleshooting#function-as-text',
  ],
  // #2454
  [
    'my component has its own sx prop and it is ignored',
    '/troubleshooting#own-component',
    '/sx-prop#own-components',
    '/guides/typescript#components',
  ],
  // #1872
  [
    'sx works in next but not in storybook',
    '/guides/testing#storybook',
    '/guides/jsx-pragma#toolchains',
    '/troubleshooting#object-object',
  ],
  // #120
  [
    'site flashes light theme on reload when dark is selected',
    '/color-modes#no-flash',
    '/troubleshooting#flash',
  ],
  // #630
  [
    "gatsby plugin doesn't pick up colors from my theme file",
    '/packages/gatsby-plugin#shadowing',
    '/packages/gatsby-plugin#options',
    '/packages/gatsby-plugin#merging',
    '/getting-started/gatsby#theme',
  ],
  // #619
  ['bold label text when the checkbox is checked', '/components/checkbox#checked-label'],
  // #1653
  [
    'breakpoint for landscape orientation',
    '/theming#breakpoints',
    '/sx-prop#responsive',
    '/sx-prop#media-queries',
    '/theme-spec#breakpoints',
  ],
  // #2197
  [
    'useBreakpointIndex with @media queries as breakpoints',
    '/packages/match-media#use-breakpoint-index',
    '/hooks#use-breakpoint-index',
    '/hooks#breakpoints',
  ],
  // #920
  [
    'different breakpoints for one page',
    '/guides/nested-theme-providers#merge',
    '/guides/nested-theme-providers',
  ],
  // #856
  ['show a menu only on mobile', '/sx-prop#hide', '/components/menu-button#small-screens'],
  // #1407
  [
    'type error when style object is in a variable',
    '/troubleshooting#style-object',
    '/guides/typescript#style-objects',
  ],
  // #1183
  ['forwardRef with Box as button typescript', '/guides/typescript#refs', '/guides/typescript#as'],
  // #979
  [
    'use spacing from the theme in a css file',
    '/packages/custom-properties#in-an-app',
    '/packages/custom-properties#tokens-css',
    '/packages/custom-properties',
    '/static-css#custom-properties',
  ],
  // #2066
  [
    'border that uses a theme color and follows the color mode',
    '/theming#derived-colors',
    '/guides/variants#functions',
    '/sx-prop#functions',
    '/color-modes#custom-properties',
    '/theming#other-scales',
    '/guides/how-it-works#colors-as-custom-properties',
  ],
  // #784
  [
    'transparentize inside a boxShadow string',
    '/packages/color#limits',
    '/packages/color#functions',
    '/packages/color',
    '/troubleshooting#function-as-text',
  ],
  // #1984
  [
    'set lightness and alpha of a color at once',
    '/packages/color#limits',
    '/packages/color#functions',
  ],
  // #723
  [
    'variant overrides other styles depending on order of keys',
    '/sx-prop#variant',
    '/guides/variants#three-places',
    '/guides/object-styles#order',
    '/guides/merging-themes#key-order',
    '/components#style-order',
  ],
  // #1494
  [
    'which wins variant or sx',
    '/components#style-order',
    '/sx-prop#variant',
    '/guides/variants#three-places',
    '/guides/how-it-works#how-variants-resolve',
  ],
  // #953
  ['google fonts of typography theme not loaded', '/packages/typography#fonts'],
  // #883
  [
    'change base font size of a typography.js theme',
    '/packages/typography#use',
    '/packages/typography#npm',
    '/packages/typography',
  ],
  // #798
  [
    'switch color mode inside a nested theme provider',
    '/guides/nested-theme-providers#modes',
    '/color-modes#nested-providers',
  ],
  // #250
  ['access nested colors in sx', '/theming#nested-colors'],
  // #606
  ['see css in jest snapshots', '/guides/testing#snapshots', '/guides/testing#jest'],
  // #618
  [
    'how does it relate to styled system and rebass',
    '/guides/motivation#history',
    '/migrating#from-rebass',
    '/guides/motivation#objects',
  ],
  // #1372
  [
    'let the user go back to the system color scheme',
    '/guides/color-mode-toggles#system',
    '/color-modes#system-and-choice',
  ],
  // #624
  [
    'turn on dark mode from the operating system automatically',
    '/color-modes#system-and-choice',
    '/color-modes#config',
    '/color-modes#resolution-order',
    '/theme-spec#config',
    '/theming#config',
  ],
  // #702
  [
    "don't save the color mode in the browser",
    '/color-modes#storage',
    '/color-modes#config',
    '/theming#config',
  ],
  // #990
  [
    'activeClassName of gatsby link is not passed on',
    '/recipes/gatsby-link#how-it-works',
    '/recipes/gatsby-link#theme',
    '/recipes/gatsby-link#variations',
    '/recipes/gatsby-link',
    '/components/nav-link#router',
  ],
  // #635
  [
    'variant prop on my own component',
    '/components/variants#own-group',
    '/guides/variants#parts',
    '/sx-prop#own-components',
  ],
  // #1814
  ['keyframes object as animationName throws', '/guides/keyframes#by-name', '/guides/keyframes'],
  // #304
  ['style the element around all mdx content', '/mdx-components#wrapper'],
  // #804
  ['button with size and color variants together', '/guides/variants#two-choices'],
  // #1720
  [
    'internet explorer 11 support',
    '/migrating#v0-9',
    '/migrating#versions',
    '/guides/comparison#requirements',
  ],
  // #316
  ['render the right color mode on the server with cookies', '/color-modes#cookie'],
  // #115
  ['preset like material design', '/presets/roboto', '/packages/presets#all-presets'],
  // #1350
  ['sx on Themed.h1', '/packages/mdx#themed', '/mdx-components#themed'],
  // blocks/desktop#10
  [
    'useColorMode outside of the provider',
    '/troubleshooting#requires-provider',
    '/use-theme-ui#outside',
    '/hooks#use-color-mode',
    '/color-modes#use-color-mode',
  ],
  // #271
  [
    'real hex value of a color when custom properties are on',
    '/color-modes#raw-colors',
    '/use-theme-ui#raw-colors',
    '/theme-spec#colors',
  ],
];

/**
 * Questions whose answer may not be shown on one of the first three pages. Some aren't answered on any page, or are with
 * other words. Add one if a change gains three others.
 */
export const unanswered: string[] = [
  'combine className and sx',
  'select arrow position narrow',
  '__css prop',
  'truncate text after two lines',
  'different logo in dark mode',
  'css variables prefix of theme colors',
  'progress bar without a value',
  'remove default margin of body',
  'focus ring color for all buttons',
  'theme from figma tokens',
  'function as sx on Flex does nothing',
  'sx works in next but not in storybook',
  'different breakpoints for one page',
  'show a menu only on mobile',
  'border that uses a theme color and follows the color mode',
  "don't save the color mode in the browser",
  'style the element around all mdx content',
  'button with size and color variants together',
];
