import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { pageInfoId } from '../page-loading/page-view';
import { partsMark } from './marks';

const scriptTags = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

/** Data for the shell, such as the scripts of the page's islands. Docusaurus' client app isn't loaded. */
const pageInfo = `<script type="application/json" id="${pageInfoId}"><%~ it.appHtml.split('${partsMark}')[1] %></script>`;

const changes = [
  { from: '<meta name="generator" content="Docusaurus v<%= it.version %>">', to: '' },
  { from: scriptTags, to: pageInfo },
  {
    from: '<%~ it.headTags %>',
    to: `<%~ it.headTags %><%~ it.appHtml.split('${partsMark}')[0] %>`,
  },
  // The default theme's script for color modes, and its icons.
  { from: '<%~ it.preBodyTags %>', to: '' },
  {
    from: '<%~ it.appHtml %>',
    to: `<%~ it.appHtml.split('${partsMark}')[2] %>`,
  },
];

/**
 * Docusaurus' page template with the page's styles in the head, and the scripts of its islands as a list.
 * @throws if the default template no longer contains the text to change
 */
export function pageTemplate(template: string = defaultTemplate): string {
  return changes.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) {
      throw new Error(
        `Docusaurus' page template should contain "${from}" exactly once. ` +
          `Update src/page-html/template.ts.`,
      );
    }
    return text.replace(from, () => to);
  }, template);
}
