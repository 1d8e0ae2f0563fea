/**
 * Wording that pages and Markdown files avoid. `textlint-rule.mjs` looks for it.
 *
 * @typedef {object} WordingPattern
 * @property {RegExp} pattern a space also matches a line break
 * @property {string} message what to write instead
 * @property {string} reported a sentence that breaks the rule
 * @property {string} allowed a similar sentence that doesn't
 */

/** @type {WordingPattern[]} */
export const patterns = [
  // One name for each thing.
  {
    pattern: /\bscale steps?\b|\bsteps? of the scale\b|\b(third|fourth) step\b/i,
    message: 'Call it an entry of the scale, counted as in arrays: `space[3]`.',
    reported: 'The gap is the third step.',
    allowed: 'The next step installs the scale.',
  },
  {
    pattern: /\bown look\b|\blook of its own\b|\bdefault (look|styling)\b/i,
    message: 'Write "base styles" for what a component looks like without a variant.',
    reported: 'A variant changes the default look.',
    allowed: 'A variant changes how the default button looks.',
  },
  {
    pattern: /\bstyle name\b|\bnamed look\b/i,
    message: 'Write "variant" or "default variant".',
    reported: 'Pass the style name to the component.',
    allowed: 'Pass the name of a variant to the component.',
  },
  {
    pattern: /\b(light|standard) colors\b/i,
    message: 'Write "root colors" or "the colors of the mode".',
    reported: 'The page has the standard colors at first.',
    allowed: 'The page has a light color at first.',
  },
  {
    pattern: /\bback ground\b|\bground color\b/i,
    message: 'Write "background".',
    reported: 'Choose a ground color.',
    allowed: 'Choose a background color.',
  },
  {
    pattern: /\btheme provider\b|\bprovider wrapper\b/i,
    message: 'Write "`ThemeUIProvider`" or "the provider".',
    reported: 'Wrap the app in a theme provider.',
    allowed: 'The provider passes the theme to all components.',
  },
  {
    pattern: /\bsoft navigation\b|\bhard reload\b|\bclient-side navigation\b/i,
    message: 'Write "in the app" or "a full page load".',
    reported: 'Fonts are kept after a hard reload.',
    allowed: 'Fonts are loaded again after a full page load.',
  },
  {
    pattern: /\blive demo\b|\bcode sandbox\b/i,
    message: 'Write "live example".',
    reported: 'Edit the live demo.',
    allowed: 'Edit the live example, or open the demo.',
  },
  {
    pattern: /\ball else\b/i,
    message: 'Write "everything else".',
    reported: 'The theme sets all else.',
    allowed: 'The theme sets all elements.',
  },
  {
    pattern: /\be-mails?\b|\bgrey\b/i,
    message: 'Use American spelling: "email", "gray".',
    reported: 'The label is grey.',
    allowed: 'The label of the email field is gray.',
  },
  {
    pattern: /\b(simply|easily|obviously|of course|just (add|use)|effortless(ly)?)\b/i,
    message: 'Remove it, and describe the steps instead.',
    reported: 'Now just add a variant.',
    allowed: 'A variant is just as short.',
  },

  // Plain American English.
  {
    pattern:
      /\b(stands?|stood|lies|lay) (alone|above|at|before|behind|below|between|here|in(?! for\b)|inside|next to|on|there|under)\b/i,
    message: 'Write "is", or name the relation: "is in", "comes before", "belongs to".',
    reported: 'The label stands above the field.',
    allowed: 'The link stands in for a router link and stands out.',
  },
  {
    pattern:
      /\bbehind (a|an|each|every|its|the) (address|colon|comma|function|heading|key|name|number|option|path|prop|sentence|slash|title|URL|value|word)\b/i,
    message: 'Write "after".',
    reported: 'Add a unit behind the number.',
    allowed: 'The image is behind the text.',
  },
  {
    pattern: /\bbeside\b/i,
    message: 'Write "next to", "with", or "in addition to".',
    reported: 'Place the icon beside the text.',
    allowed: 'Besides, the icon is next to the text.',
  },
  {
    pattern: /\btravels? (along|as|in|to|twice|with)\b|\b(comes?|brings?) along\b|\brests? on\b/i,
    message: 'Write "is sent", "is included", or "depends on".',
    reported: 'The style travels with the HTML.',
    allowed: 'The traveler booked a seat.',
  },
  {
    pattern: /\b(knows?|knew) (no|none|nothing|of)\b|\b(has|have|had) no answers?\b|\bhears? of\b/i,
    message:
      'Things don\'t know or hear. Write "isn\'t valid", "doesn\'t support", or "returns undefined".',
    reported: 'CSS knows no such color.',
    allowed: 'TypeScript knows the names of your colors.',
  },
  {
    pattern:
      /\bof (its|my|our|their|your) own(?=\s*$|[.,:;)]| (and|at|by|for|from|in|on|or|that|to|with)\b)/i,
    message: 'Write "its", "your", "another", or "separate".',
    reported: 'Each part has a title of its own.',
    allowed: 'This is the type of your own theme.',
  },
  {
    pattern:
      /\b(changes?|copies|copy|gets?|needs?|sends?|sets?|stores?) (no(?! longer| more)|nothing)\b/i,
    message: 'Negate the verb: "doesn\'t need", "doesn\'t change anything".',
    reported: 'You need no wrapper.',
    allowed: 'Wrappers no longer have an effect.',
  },
  {
    pattern:
      /\b(he|it|she|that|there|they|this|we|what|which|who|you) ((are|could|did|do|does|had|has|have|is|should|was|were|would) not|cannot|can not)\b/i,
    message: 'Use a contraction: "isn\'t", "don\'t", "can\'t".',
    reported: 'It does not have a border, and you cannot add one.',
    allowed: 'It must not have a border. The console shows "Cannot find module".',
  },
  {
    pattern: /\bshall\b/i,
    message: 'Write "must", "should", or "will".',
    reported: 'Select the parts that shall stay.',
    allowed: 'A shallow copy keeps the parts.',
  },
  {
    pattern: /\bvanish(es|ed|ing)?\b|\bwithout a word\b|\bgo(es)? away\b/i,
    message: 'Write "disappears", "closes", or "is dropped without a warning".',
    reported: 'The value vanishes without a word.',
    allowed: 'The message closes by itself.',
  },
  {
    pattern: /\bcures?\b|\bmend(s|ed|ing)?\b|\bof late\b/i,
    message: 'Use the ordinary word: "fix", "recently".',
    reported: 'The cure is a hook.',
    allowed: 'The fix is to use secure links, as we recommend.',
  },
  {
    pattern:
      /\bpress(es|ed|ing)? (a|an|any|one of|that|the|this) (\w+ )?(button|card|link|tab)s?\b/i,
    message: 'Write "click". People press keys.',
    reported: 'Press the Save button.',
    allowed: 'Press the Enter key to click the button.',
  },
  {
    pattern: /\b[Aa] (?!eu|one\b|once\b|u)[aeiou]\w|\b[Aa]n [bcdgjkpqtvwyz][a-z]/,
    message: 'Use "an" before a vowel sound, and "a" before a consonant sound.',
    reported: 'The theme has a orange background.',
    allowed: 'A one-line theme has an SVG image and a unique name.',
  },
  {
    pattern: /\d %/,
    message: 'Write percentages without a space.',
    reported: 'The column is 50 % wide.',
    allowed: 'The column is 50% wide.',
  },
];
