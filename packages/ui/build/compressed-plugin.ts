import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
// In bytes: compression saves almost nothing on a smaller file.
const leastBytes = 1024;

/**
 * Vite plugin that writes a `.br` file beside every script and style sheet of 1 KiB or more, with
 * Brotli's highest quality (11), which is too slow for each request.
 */
export const compressedPlugin = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '.' }, bundle) {
    const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
    await Promise.all(
      files.map(async (name) => {
        const content = readFileSync(path.join(dir, name));
        if (content.length < leastBytes) return;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        writeFileSync(path.join(dir, `${name}.br`), await compress(content, { params }));
      }),
    );
  },
});
