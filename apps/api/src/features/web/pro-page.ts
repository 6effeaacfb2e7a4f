import { access, readFile } from 'node:fs/promises';
import type { InstalledSite } from '@parages/contracts/vocabulary/site/site';
import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';

const quoted = (text: string): string => `"${escapeMarkup(text)}"`;

/** Settings that the professional site reads from its document. */
export type ProPageFacts = Pick<
  InstalledSite,
  'name' | 'inboxUrl' | 'tiles' | 'blogUrl' | 'social'
>;

// The name that the scripts of the site have. An attribute takes the fewest bytes to read there.
const builtName = 'Parages';

const rootOf = ({ name }: ProPageFacts): string =>
  name === builtName ? '<html' : `<html data-product=${quoted(name)}`;

const metasOf = ({ inboxUrl, tiles, blogUrl, social }: ProPageFacts): string =>
  [
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
 * build is served at once; null without settings: the file can be sent unchanged. Undefined when
 * the site has not been built.
 */
export async function proPage(
  file: string,
  facts: ProPageFacts,
): Promise<string | null | undefined> {
  const metas = metasOf(facts);
  const root = rootOf(facts);
  try {
    if (metas !== '' || facts.name !== builtName)
      return (await readFile(file, 'utf8'))
        .replace('<html', () => root)
        .replace('</head>', () => `${metas}</head>`);
    await access(file);
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
