/** Page that links to /components/box with @docusaurus/Link. */
export const linkedPage = `---
title: Linked
description: A page with a link of @docusaurus/Link.
---

import Link from '@docusaurus/Link';

Go to <Link to="/components/box">the box</Link>.
`;
