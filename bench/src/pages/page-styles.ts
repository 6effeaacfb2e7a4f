import { gzipSync } from 'node:zlib';

const weigh = (css: string): number => gzipSync(css, { level: 9 }).length;

/** Some HTML as the server sends it: what its style elements hold, and where the sheet is that its application links. */
export function stylesOf(html: string): { inside: string; sheet: string | undefined } {
  const inside = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  return { inside, sheet: /<style data-whole="([^"]+)"/.exec(html)?.[1] };
}

/** What a first visit of a page is given of CSS, in bytes as gzip -9 makes them: the rules in the page, then the sheet behind them. */
export async function weighStyles(origin: string, path: string): Promise<number> {
  const textOf = async (address: string): Promise<string> => (await fetch(origin + address, { headers: { accept: 'text/html' } })).text();
  const { inside, sheet } = stylesOf(await textOf(path));
  if (sheet === undefined) throw new Error(`${path} does not say where its style sheet is`);
  return weigh(inside) + weigh(await textOf(sheet));
}
