import { readFileSync } from 'node:fs';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/**
 * The document of the professional site with what it has to know of a trial installation: where mails are to be read. Read anew, so that
 * building the site is enough to change it; there is no such page where mails reach people.
 */
export const trialProPage = (file: string, inboxUrl: string): string => {
  const meta = `<meta name="mail-inbox" content="${inboxUrl.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign)}">`;
  return readFileSync(file, 'utf8').replace('</head>', () => `${meta}</head>`);
};
