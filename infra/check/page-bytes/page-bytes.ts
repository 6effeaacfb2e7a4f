import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { PageSite } from './page-site.ts';

const listSchema = z.array(z.string()).optional();
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: listSchema, dynamicImports: listSchema, css: listSchema }),
);
type Manifest = z.output<typeof manifestSchema>;
const modulesSchema = z.record(z.string(), z.array(z.string()));

/** Sizes are in bytes after gzip -9. */
export type PageBytes = {
  page: string;
  script: number;
  style: number;
  /** The part of `script` that loads before the page is shown. */
  before: number;
  budget: number;
  files: { file: string; bytes: number }[];
  /** `kind: module` for each module in `files` that must load later. */
  early: string[];
};

export const weighText = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;
const weigh = (file: string): number => weighText(readFileSync(file));

export const stylesIn = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');

// Counts only the style elements of the template: the rules that the server inlines differ by page.
function weighOwnStyles(page: string): number {
  const own = stylesIn(readFileSync(page, 'utf8'));
  return own === '' ? 0 : weighText(own);
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function closureOf(
  manifest: Manifest,
  names: readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} was not built`);
    if (found.has(name)) continue;
    found.add(name);
    closureOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

export function weighPages(site: PageSite, root: string): PageBytes[] {
  const folder = path.join(root, site.folder);
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, '.vite', name), 'utf8'));
  const manifest = manifestSchema.parse(read('manifest.json'));
  const modules =
    site.lateModules.length === 0 ? {} : modulesSchema.parse(read('chunk-modules.json'));
  const weights = new Map<string, number>();
  const weighOne = (file: string): number => {
    const known = weights.get(file) ?? weigh(path.join(folder, file));
    weights.set(file, known);
    return known;
  };
  const filesOf = (names: ReadonlySet<string>): string[] => [
    ...new Set([...names].flatMap((name) => (manifest[name] ? [manifest[name].file] : []))),
  ];
  const weighAll = (names: ReadonlySet<string>): number => sum(filesOf(names).map(weighOne));
  const sheets = Object.values(manifest).filter(({ file }) =>
    /(^|\/)style-[\w-]+\.css$/.test(file),
  );
  const style =
    sum(sheets.map(({ file }) => weighOne(file))) + weighOwnStyles(path.join(folder, 'index.html'));

  const shared = closureOf(manifest, site.entries);
  const before = weighAll(closureOf(manifest, ['index.html']));
  return site.pagesOf(Object.keys(manifest)).map(({ page, name, budget }) => {
    const bare = closureOf(manifest, [...site.entries, name]);
    // Leaves out the dynamic imports of the entries: the other pages are among them.
    const tabs = site.hasTabs
      ? [...bare]
          .filter((one) => !shared.has(one))
          .flatMap((one) => manifest[one]?.dynamicImports ?? [])
      : [];
    const views = [bare, ...tabs.map((tab) => closureOf(manifest, [...site.entries, name, tab]))];
    const heaviest = views.reduce((most, view) => (weighAll(view) > weighAll(most) ? view : most));
    const names = filesOf(heaviest);
    const held = names.flatMap((file) => modules[file] ?? []);
    const early = site.lateModules.flatMap(([kind, pattern]) =>
      held.filter((id) => pattern.test(id)).map((id) => `${kind}: ${id}`),
    );
    const files = names.map((file) => ({ file: path.basename(file), bytes: weighOne(file) }));
    return {
      page,
      style,
      early,
      before,
      budget,
      script: weighAll(heaviest),
      files: files.sort((one, other) => other.bytes - one.bytes),
    };
  });
}

export const toKib = (bytes: number): string => (bytes / 1024).toFixed(1);

export function findHeavyPages(
  { mostStyle = Infinity, mostBefore = Infinity }: PageSite,
  pages: readonly PageBytes[],
): string[] {
  return pages.flatMap(({ page, script, style, before, budget, early, files }) => {
    const heaviest = files.map(({ file, bytes }) => `${file} ${toKib(bytes)}`).join(', ');
    return [
      ...(script > budget
        ? [`${page}: ${toKib(script)} KiB of JavaScript, budget ${toKib(budget)} (${heaviest})`]
        : []),
      ...(style > mostStyle
        ? [`${page}: ${toKib(style)} KiB of CSS, budget ${toKib(mostStyle)}`]
        : []),
      ...(before > mostBefore
        ? [
            `${page}: ${toKib(before)} KiB of JavaScript before the page is shown, budget ${toKib(mostBefore)}`,
          ]
        : []),
      ...early.map((module) => `${page} loads too early: ${module}`),
    ];
  });
}
