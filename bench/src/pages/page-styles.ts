import { stylesIn, weighText } from '../../../infra/check/page-bytes/page-bytes.ts';

// Where the sheet is that the application of a page links.
const sheetOf = (html: string): string | undefined => /<style data-whole="([^"]+)"/.exec(html)?.[1];

/** What a first visit of a page is given of CSS, in bytes as gzip -9 makes them: the rules in the page, then the sheet behind them. */
export async function weighStyles(origin: string, path: string): Promise<number> {
  const textOf = async (address: string): Promise<string> =>
    (await fetch(origin + address, { headers: { accept: 'text/html' } })).text();
  const html = await textOf(path);
  const sheet = sheetOf(html);
  if (sheet === undefined) throw new Error(`${path} does not say where its style sheet is`);
  return weighText(stylesIn(html)) + weighText(await textOf(sheet));
}
