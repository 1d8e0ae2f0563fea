import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteUrl } from '../site/address';
import { addressOf } from '../site/base-url';

/**
 * Crawlers may read everything: that a page is not to be listed stands in the page. They look for this file at
 * the origin's root only, so below a base path it is there for whoever looks after the origin.
 */
const text = `User-agent: *
Allow: /

Sitemap: ${siteUrl}${addressOf('/sitemap.xml')}
`;

/** Writes `robots.txt`, which names the sitemap of the address that the site is published at. */
export async function writeRobots(outDir: string): Promise<void> {
  await writeFile(path.join(outDir, 'robots.txt'), text);
}
