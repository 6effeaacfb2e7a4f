import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// For Node only. Each entry is the start and the end of the names of two files; the script is
// between them.
const { resolve } = createRequire(import.meta.url);
const files = {
  title: ['@fontsource/bricolage-grotesque/files/bricolage-grotesque-', '800-normal.woff'],
  strong: ['@fontsource/figtree/files/figtree-', '700-normal.woff'],
  text: ['@fontsource/figtree/files/figtree-', '400-normal.woff'],
} as const;

/** A font of the drawings, from the heaviest to the lightest. */
export type Face = keyof typeof files;

export const scripts = ['latin', 'latin-ext'] as const;
/** The letters of a font file: French ones (`latin`), or other Latin ones (`latin-ext`). */
export type Script = (typeof scripts)[number];

/** Reads the bundled WOFF file of a font, so that drawings look the same on every machine. */
export function readFace(face: Face, script: Script): Buffer {
  const [start, end] = files[face];
  return readFileSync(resolve(`${start}${script}-${end}`));
}
