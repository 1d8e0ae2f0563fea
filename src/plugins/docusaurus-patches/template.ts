import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { stylesMark } from './styles-mark';

const changes = [
  {
    from: '<%~ it.headTags %>',
    to: `<%~ it.headTags %><%~ it.appHtml.split('${stylesMark}')[0] %>`,
  },
  { from: '<%~ it.appHtml %>', to: `<%~ it.appHtml.split('${stylesMark}')[1] %>` },
];

/**
 * Docusaurus' page template with the page's styles in the head.
 * @throws when the default template no longer holds what is changed
 */
export function pageTemplate(template: string = defaultTemplate): string {
  return changes.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) {
      throw new Error(
        `Docusaurus' page template no longer holds "${from}" once. ` +
          `Mend src/plugins/docusaurus-patches/template.ts.`,
      );
    }
    return text.replace(from, () => to);
  }, template);
}
