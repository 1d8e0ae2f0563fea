import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import { findDeadLinks } from '../../src/assembly/page-html/finish-documents';
import { pageTemplate } from '../../src/assembly/page-html/template';

const render = async (appHtml: string) =>
  (await compileSSGTemplate(pageTemplate))({
    appHtml,
    headTags: '<link>',
    scripts: ['a.js'],
    baseUrl: '/',
    htmlAttributes: '',
    bodyAttributes: '',
    preBodyTags: '<b>',
    postBodyTags: '',
    metaAttributes: [],
    stylesheets: [],
    noIndex: false,
    version: '',
  });

test('a page has the styles that it uses in the head, and loads no scripts of Docusaurus', async () => {
  const html = await render(
    '<style data-emotion="css-global x">html{top:0}</style><style data-emotion="css b c">.css-b{top:1px}</style>' +
      '<style data-emotion="css d">.css-d{top:2px}</style><p class="css-b">a<style data-emotion="css e">.css-e{top:3px}' +
      '</style><i class="css-e">b</i></p>',
  );
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toMatch(
    /<link>\s*<style data-emotion="css-global x">html\{top:0\}<\/style>\s*<style data-emotion="css">\.css-b\{top:1px\}\.css-e\{top:3px\}<\/style>/,
  );
  expect(body).toContain(
    '<div id="__docusaurus"><p class="css-b">a<i class="css-e">b</i></p></div>',
  );
  expect(html).not.toMatch(/<script src|<b>/);
});

test('a page without styles stops the build', async () => {
  await expect(render('<p>a</p>')).rejects.toThrow(/Emotion changed how it renders styles/);
});

test('links to pages and headings that are missing are found, on each page', () => {
  const links =
    '<a href=/b#c>1</a><a class=x href="/b?d=1#x&amp;y">2</a><a href=/old>3</a><a href=/gone>4</a><a href=#e>5</a>' +
    '<a href=/b#f>6</a><a href="https://a.example/x">7</a><a href=/file.png>8</a><a href="#">9</a><a href=/b/>10</a><a href="/100%">11</a><a href="/b#100%">12</a>';
  const { pages, anchors } = findDeadLinks(
    [
      { route: '/a', html: links },
      { route: '/b', html: '<a href="/gone">1</a><h2 id=c>2</h2><p class="x" id="x&amp;y">3</p>' },
    ],
    [{ from: '/old', to: '/b' }],
  );
  expect([...pages]).toEqual([
    ['/gone', ['/a', '/b']],
    ['/100%', ['/a']],
  ]);
  expect([...anchors]).toEqual([
    ['#e', ['/a']],
    ['/b#f', ['/a']],
    ['/b#100%', ['/a']],
  ]);
});

test('ids and links are read after attributes with signs of HTML in their values', () => {
  const html =
    `<h2 title="a > b" id="one">1</h2><h2 title='"x" > id=no' id=two>2</h2><h2 data-a="x id=three">3</h2>` +
    `<a title="<b>" href="#one">4</a><a title='>' href='#two'>5</a><a data-b=" href=/no" href=#three>6</a>`;
  const { pages, anchors } = findDeadLinks([{ route: '/a', html }], []);
  expect([[...pages], [...anchors]]).toEqual([[], [['#three', ['/a']]]]);
});
