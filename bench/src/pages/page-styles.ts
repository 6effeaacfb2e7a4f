import { stylesIn, weighText } from '../../../infra/check/page-bytes/page-bytes.ts';

// `data-whole` has the URL of the style sheet that the page loads after its inline rules.
const sheetOf = (html: string): string | undefined => /<style data-whole="([^"]+)"/.exec(html)?.[1];

/**
 * Bytes after gzip -9.
 * @throws for a page that names no style sheet
 */
export async function weighStyles(origin: string, path: string): Promise<number> {
  const textOf = async (address: string): Promise<string> =>
    (await fetch(origin + address, { headers: { accept: 'text/html' } })).text();
  const html = await textOf(path);
  const sheet = sheetOf(html);
  if (sheet === undefined) throw new Error(`${path} does not say where its style sheet is`);
  return weighText(stylesIn(html)) + weighText(await textOf(sheet));
}
