import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
// Below this a compressed answer is hardly shorter.
const leastBytes = 1024;

/**
 * Lays a `.br` beside every script and style sheet, as short as Brotli makes it (RFC 7932, quality 11): what never changes is compressed once,
 * and a fifth shorter than what can be done while somebody waits.
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
