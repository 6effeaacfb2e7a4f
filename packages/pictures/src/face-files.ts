import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Node only. Each face is two files: the letters of French first, then those of its neighbours.
const { resolve } = createRequire(import.meta.url);
const files = {
  title: ['@fontsource/bricolage-grotesque/files/bricolage-grotesque-', '800-normal.woff'],
  strong: ['@fontsource/figtree/files/figtree-', '700-normal.woff'],
  text: ['@fontsource/figtree/files/figtree-', '400-normal.woff'],
} as const;

/** A face of the product: titles, the words around them, and what is read. */
export type Face = keyof typeof files;

export const scripts = ['latin', 'latin-ext'] as const;
/** Which letters of a face a file holds. */
export type Script = (typeof scripts)[number];

/** The file of a face that comes with the product, as WOFF: what is drawn with it looks the same on every machine. */
export function readFace(face: Face, script: Script): Buffer {
  const [start, end] = files[face];
  return readFileSync(resolve(`${start}${script}-${end}`));
}
