import { builtPages } from '../../support/built-pages';
import { checkEach } from '../../support/check-each';
import { sourcePages } from '../../support/source-pages';

/** Pages about components that reserve space with their own aspect ratio, regardless of the image. */
const ratioBoxPages = ['/components/aspect-image', '/components/aspect-ratio'];

/** Pages with an `<img>` in their file, whose author sets its size. */
const withTags = sourcePages.filter(({ text }) => /^<img\b/m.test(text)).map(({ path }) => path);

test('images reserve their space while they load', () => {
  const images = builtPages().flatMap((page) =>
    page
      .find('img')
      .filter(
        ({ ancestors }) =>
          ancestors.includes('main') && ![...ratioBoxPages, ...withTags].includes(page.path),
      )
      .map(({ attributes }) => ({ page: page.path, attributes })),
  );
  checkEach(images, ({ page, attributes }) => [
    !(Number(attributes.width) > 0 && Number(attributes.height) > 0) &&
      `${page}: the image ${attributes.src} has no width and height.`,
  ]);
});
