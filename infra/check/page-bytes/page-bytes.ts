import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional(), css: z.array(z.string()).optional() }),
);
const modulesSchema = z.record(z.string(), z.array(z.string()));

/** What a first visit of a page fetches before it can be used, in bytes as gzip -9 makes them. */
export type PageBytes = {
  page: string;
  script: number;
  style: number;
  /** Of `script`, what is fetched beside the pictures and the faces of the first view. */
  before: number;
  files: { file: string; bytes: number }[];
  /** Modules that must come after the first paint or on use, and are in these files all the same. */
  early: string[];
};

type Budget = { page: string; script: number };

const kib = 1024;
const styleBudget = 15 * kib;
// What decides when to begin, and how to fetch the rest.
const beforeBudget = 4 * kib;
// The application begins once the page is shown, and is of the first load all the same.
const entries = ['index.html', 'src/app/start.tsx'];

/** "First-load JavaScript ≤ 165 KiB gzip on the event page and ≤ 200 on the home page". */
export const budgets: readonly Budget[] = [
  { page: 'home', script: 200 * kib },
  { page: 'category', script: 200 * kib },
  { page: 'event', script: 165 * kib },
];

/** "Nothing of map, calendar, analytics, dialogs or session library in it". */
const lateModules: readonly [string, RegExp][] = [
  ['map', /(^|\/)node_modules\/(leaflet|react-leaflet|supercluster)\//],
  ['calendar', /(^|\/)node_modules\/(react-day-picker|date-fns)\/|^packages\/ui\/src\/date-range-picker\//],
  ['analytics', /(^|\/)node_modules\/posthog-js\//],
  ['dialogs', /(^|\/)node_modules\/sonner\/|^packages\/ui\/src\/panel\//],
  ['session', /(^|\/)node_modules\/supertokens[^/]*\//],
  ['native', /(^|\/)node_modules\/@capacitor\//],
];

const weigh = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** Weighs each page of a built public site (`dist/client`). */
export function weighPages(client: string): PageBytes[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(client, '.vite', name), 'utf8'));
  const manifest = manifestSchema.parse(read('manifest.json'));
  const modules = modulesSchema.parse(read('chunk-modules.json'));
  const sheets = Object.values(manifest).filter(({ file }) => /(^|\/)style-[\w-]+\.css$/.test(file));
  const style = sheets.reduce((sum, { file }) => sum + weigh(path.join(client, file)), 0);

  function collect(name: string, found: Set<string>): void {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} was not built`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, found);
  }

  const first = new Set<string>();
  collect('index.html', first);
  const before = [...first].reduce((sum, file) => sum + weigh(path.join(client, file)), 0);
  return budgets.map(({ page }) => {
    const found = new Set<string>();
    for (const name of [...entries, `src/routes/${page}.page.tsx`]) collect(name, found);
    const names = [...found];
    const files = names.map((file) => ({ file: path.basename(file), bytes: weigh(path.join(client, file)) }));
    const held = names.flatMap((file) => modules[file] ?? []);
    const early = lateModules.flatMap(([name, pattern]) => held.filter((id) => pattern.test(id)).map((id) => `${name}: ${id}`));
    return {
      ...{ page, style, early, before, script: files.reduce((sum, { bytes }) => sum + bytes, 0) },
      files: files.sort((one, other) => other.bytes - one.bytes),
    };
  });
}

export const toKib = (bytes: number): string => (bytes / kib).toFixed(1);

/** What is above its budget, one sentence each. */
export function findHeavyPages(pages: readonly PageBytes[]): string[] {
  return pages.flatMap(({ page, script, style, before, early, files }) => {
    const budget = budgets.find((one) => one.page === page)?.script ?? 0;
    const heaviest = files.map(({ file, bytes }) => `${file} ${toKib(bytes)}`).join(', ');
    return [
      ...(script > budget ? [`${page}: ${toKib(script)} KiB of JavaScript, budget ${toKib(budget)} (${heaviest})`] : []),
      ...(style > styleBudget ? [`${page}: ${toKib(style)} KiB of CSS, budget ${toKib(styleBudget)}`] : []),
      ...(before > beforeBudget
        ? [`${page}: ${toKib(before)} KiB of JavaScript before the page is shown, budget ${toKib(beforeBudget)}`]
        : []),
      ...early.map((module) => `${page} loads too early: ${module}`),
    ];
  });
}
