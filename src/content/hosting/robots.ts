import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteUrl } from '../../base/facts/address';
import { addressOf } from '../../base/facts/base-url';

/**
 * Allows crawlers to read everything; pages that mustn't be indexed have a `<meta>`. Crawlers only look for this file
 * at the root of the origin. Below a base path, the origin's owner can copy it there.
 */
const text = `User-agent: *
Allow: /

Sitemap: ${siteUrl}${addressOf('/sitemap.xml')}
`;

/** Writes `robots.txt`, with the URL of the sitemap. */
export async function writeRobots(outDir: string): Promise<void> {
  await writeFile(path.join(outDir, 'robots.txt'), text);
}
