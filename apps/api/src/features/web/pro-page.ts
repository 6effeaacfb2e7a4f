import { readFileSync } from 'node:fs';
import type { InstalledSite } from '@parages/contracts/vocabulary/site/site';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const quoted = (text: string): string =>
  `"${text.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign)}"`;

/** What the professional site has to know of its installation: where the mails of a trial are to be read, and the tiles of its maps. */
export type ProPageFacts = Pick<InstalledSite, 'inboxUrl' | 'tiles'>;

const metasOf = ({ inboxUrl, tiles }: ProPageFacts): string =>
  [
    inboxUrl === null ? '' : `<meta name="mail-inbox" content=${quoted(inboxUrl)}>`,
    tiles === null
      ? ''
      : `<meta name="map-tiles" content=${quoted(tiles.url)} data-attribution=${quoted(tiles.attribution)}>`,
  ].join('');

/**
 * The document of the professional site with what it has to know. Read anew, so that building the site is enough to change it; null when there
 * is nothing to tell, and the file can be sent as it is.
 */
export function proPage(file: string, facts: ProPageFacts): string | null {
  const metas = metasOf(facts);
  return metas === ''
    ? null
    : readFileSync(file, 'utf8').replace('</head>', () => `${metas}</head>`);
}
