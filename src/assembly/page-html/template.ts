/**
 * Docusaurus' page template, without its client app: pages are HTML with the shell's script, and ./finish-documents adds the
 * scripts of islands. Also without the default theme's script for color modes, and its icons. Emotion renders styles
 * next to elements; each page gets them as one style sheet in the head, after those of the whole document.
 */
export const pageTemplate = `<!DOCTYPE html>
<%
  const styles = [];
  const html = it.appHtml.replace(
    /<style data-emotion="(css\\S*) (.*?)">(.*?)<\\/style>/gs,
    (element, key, ids, rules) => {
      styles.push({ element, key, ids: ids.split(' '), rules });
      return '';
    },
  );
  // Emotion also renders the styles of components that pass theirs on to another one.
  const classes = new Set(html.match(/\\bcss-[\\w-]+/g));
  const css = styles
    .filter(({ key, ids }) => key === 'css' && ids.some((id) => classes.has('css-' + id)))
    .map(({ rules }) => rules)
    .join('');
  if (!css) throw new Error('Emotion changed how it renders styles. Update src/assembly/page-html/template.ts.');
  const globalStyles = styles.filter(({ key }) => key === 'css-global');
%>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <%~ globalStyles.map(({ element }) => element).join('') %>
    <style data-emotion="css"><%~ css %></style>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ html %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
