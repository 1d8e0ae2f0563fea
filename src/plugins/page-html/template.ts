import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { appScriptsId } from '../../app-start/app-start';
import { hashesMark, partsMark } from './marks';

const scriptTags = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

/** The same scripts as data: src/app-start/app-start fetches them when they are needed. */
const scriptList = `<script type="application/json" id="${appScriptsId}"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>`;

const changes = [
  { from: '<meta name="generator" content="Docusaurus v<%= it.version %>">', to: '' },
  { from: scriptTags, to: scriptList },
  {
    from: '<%~ it.headTags %>',
    to: `<%~ it.headTags.replace('${hashesMark}', it.appHtml.split('${partsMark}')[0]) %><%~ it.appHtml.split('${partsMark}')[1] %>`,
  },
  // The default theme's: a script for its own color modes, and pictures that nothing here shows.
  { from: '<%~ it.preBodyTags %>', to: '' },
  {
    from: '<%~ it.appHtml %>',
    to: `<%~ it.appHtml.split('${partsMark}')[2] %>`,
  },
];

/**
 * Docusaurus' page template with the page's styles in the head, their hashes in its policy, and the app's
 * scripts as a list.
 * @throws when the default template no longer holds what is changed
 */
export function pageTemplate(template: string = defaultTemplate): string {
  return changes.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) {
      throw new Error(
        `Docusaurus' page template no longer holds "${from}" once. ` +
          `Mend src/plugins/page-html/template.ts.`,
      );
    }
    return text.replace(from, () => to);
  }, template);
}
