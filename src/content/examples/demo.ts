import { addressOf } from '../../base/facts/base-url';

/** Blog post for examples. */
interface Post {
  title: string;
  id: string;
  /** Path of the post. */
  slug: string;
  excerpt: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** Four posts for live examples, newest first. */
export const posts: Post[] = [
  {
    title: 'A Conceptual Look at Theming',
    id: 'a-conceptual-look-at-theming',
    slug: '/a-conceptual-look-at-theming',
    excerpt:
      'What a theme decides, what a component decides, and where the line between them runs.',
    date: '2019-08-10',
  },
  {
    title: 'Code Literacy',
    id: 'code-literacy',
    slug: '/code-literacy',
    excerpt: 'Reading a style object aloud is a quick way to find the names that don’t hold up.',
    date: '2019-07-25',
  },
  {
    title: 'Portability',
    id: 'portability',
    slug: '/portability',
    excerpt: 'One palette, four products: how to move a look without moving the code.',
    date: '2019-07-23',
  },
  {
    title: 'Themeability',
    id: 'themeability',
    slug: '/themeability',
    excerpt: 'Three questions that tell you whether a component can live in somebody else’s theme.',
    date: '2019-07-21',
  },
];

/** URLs of local images for live examples, by name. */
export const images = {
  nyc: addressOf('/img/nyc.svg'),
  flatiron: addressOf('/img/flatiron.svg'),
  logo: addressOf('/img/logo.svg'),
};
