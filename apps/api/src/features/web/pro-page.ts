import { readFile } from 'node:fs/promises';
import type { InstalledSite } from '@parages/contracts/vocabulary/site/site';
import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';

const quoted = (text: string): string => `"${escapeMarkup(text)}"`;

/** Settings that the professional site reads from its document. */
export type ProPageFacts = Pick<
  InstalledSite,
  'name' | 'inboxUrl' | 'tiles' | 'blogUrl' | 'social'
> & { publicOrigin: string };

const metasOf = ({ name, publicOrigin, inboxUrl, tiles, blogUrl, social }: ProPageFacts): string =>
  [
    `<meta name="application-name" content=${quoted(name)}>`,
    `<meta name="public-origin" content=${quoted(publicOrigin)}>`,
    inboxUrl === null ? '' : `<meta name="mail-inbox" content=${quoted(inboxUrl)}>`,
    tiles === null
      ? ''
      : `<meta name="map-tiles" content=${quoted(tiles.url)} data-attribution=${quoted(tiles.attribution)}>`,
    blogUrl === null ? '' : `<meta name="blog" content=${quoted(blogUrl)}>`,
    ...social.map(
      ({ network, url }) =>
        `<meta name="social-network" content=${quoted(url)} data-network=${quoted(network)}>`,
    ),
  ].join('');

/**
 * The document of the professional site with its settings. Read at each request, so that a new
 * build is served at once. Undefined when the site has not been built.
 */
export async function proPage(file: string, facts: ProPageFacts): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).replace('</head>', () => `${metasOf(facts)}</head>`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
