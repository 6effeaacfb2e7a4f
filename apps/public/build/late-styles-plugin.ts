import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');
// Pages of accounts, of one's own things, and what moderators have: the others, which hold their style sheet inside of them, have no use for it.
const folders = [
  'packages/ui/src/auth',
  'packages/ui/src/form',
  'packages/ui/src/batch-import',
  'packages/ui/src/drop-box',
  'apps/public/src/features/account',
  'apps/public/src/features/profile',
  'apps/public/src/features/favorites',
  'apps/public/src/features/moderation',
  'apps/public/src/features/imports',
];
const isLate = (id: string): boolean =>
  folders.some((folder) => id.startsWith(path.join(root, folder, path.sep))) && id.includes('.module.css');

// What these compose is written into them.
const sheets = (): string[] =>
  globSync(
    [...folders, 'apps/public/src/lib/looks'].map((folder) => `${folder}/**/*.module.css`),
    { cwd: root },
  ).sort();

// Both builds must name it alike, and the server's knows nothing of what the browser's has written.
const hashOf = (names: string[]): string =>
  names
    // How classes are named is a part of it.
    .concat('packages/ui/build/scoped-name.ts')
    .reduce((hash, name) => hash.update(name).update(readFileSync(path.join(root, name))), createHash('sha256'))
    .digest('base64url')
    .slice(0, 8);

const squeeze = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(';}', '}');

/**
 * Takes the style sheets of some pages out of the one that is in every page, into a file of their own, which those pages link. Its address is
 * `import.meta.env.ACCOUNT_STYLES`; there is none in development, where each sheet comes with its module.
 */
export function lateStylesPlugin(): Plugin {
  const collected = new Map<string, string>();
  let fileName = '';
  return {
    name: 'late-styles',
    apply: 'build',
    config: () => {
      fileName = `assets/account-${hashOf(sheets())}.css`;
      return { define: { 'import.meta.env.ACCOUNT_STYLES': JSON.stringify(`/${fileName}`) } };
    },
    // After the names of its classes were made, before it would join the others.
    transform(code, id) {
      if (!isLate(id)) return undefined;
      collected.set(path.relative(root, id), code);
      return { code: '', map: null };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const source = [...collected].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, css]) => squeeze(css));
      this.emitFile({ type: 'asset', fileName, source: source.join('') });
    },
  };
}
