import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scopedName } from '@parages/ui/scoped-name';
import type { LatePart } from '../src/lib/late-start/late-part.ts';

const root = path.resolve(import.meta.dirname, '../../..');

// What every page has, or nearly: its frame, and what events are listed with. The build refuses a rule of these behind one of the rest.
const core = [
  'packages/ui/src/{badge,bottom-bar,button,card-frame,card-grid,carousel,chips,container,empty-state,error-state,heart-button}/*',
  'packages/ui/src/{icon-button,link-menu,logo,map-frame,notice,poi-card,section-heading,site-footer,site-header,skip-link,visually-hidden}/*',
  'apps/public/src/app/shell',
  'apps/public/src/features/{frame/frame,map/map,pois/pois,seo/seo}',
];

// What comes after the first paint or on use, and its rules with it.
const late: Record<LatePart, string[]> = {
  // Pages of accounts, of one's own things, and what moderators have.
  account: [
    'packages/ui/src/{form,drop-box}/**/*',
    'packages/{accounts,batch-import}/src/**/*',
    'apps/public/src/features/{account,profile,favorites,moderation,imports}/**/*',
    'apps/public/src/lib/looks/own-page',
  ],
  calendar: ['packages/ui/src/date-range-picker/*'],
  map: [
    'packages/ui/src/map/*',
    'packages/ui/src/map-frame/map-card',
    'apps/public/src/features/map/{stage,phone/phone-map,phone/sheet}',
  ],
};

/** `core` stands in every page, `rest` is the sheet that the application links. */
export type SheetPart = 'core' | 'rest' | LatePart;

const lateParts = Object.keys(late).filter((name): name is LatePart => name in late);

const find = (patterns: readonly string[]): string[] =>
  globSync(
    patterns.map((pattern) => `${pattern}.module.css`),
    { cwd: root },
  ).sort();

/** Names a file by what it holds. */
export const hashOf = (...contents: (string | Buffer)[]): string =>
  contents
    .reduce((hash, content) => hash.update(content), createHash('sha256'))
    .digest('base64url')
    .slice(0, 8);

// Both builds must name it alike, and the server's knows nothing of what the browser's has written. How classes are named is a part of it, and where they go.
const hashOfSources = (files: readonly string[]): string =>
  hashOf(
    ...[...files, 'packages/ui/build/scoped-name.ts', 'apps/public/build/sheet-parts.ts'].flatMap(
      (name) => [name, readFileSync(path.join(root, name))],
    ),
  );

/** Where each late part is in the built site. */
export const lateFiles = (): [part: LatePart, fileName: string][] =>
  lateParts.map((part) => [part, `assets/${part}-${hashOfSources(find(late[part]))}.css`]);

/** Tells of a selector, or of the name of an animation, which part of the sheet it belongs to. */
export function readParts(): (names: string) => SheetPart {
  // A class as the build names it, without its own name: what is left is of its file.
  const marked = (patterns: readonly string[], part: SheetPart) =>
    find(patterns).map((file) => [scopedName('', path.join(root, file)).slice(1), part] as const);
  const partOf = new Map([
    ...marked(core, 'core'),
    ...lateParts.flatMap((part) => marked(late[part], part)),
  ]);
  return (names) => {
    const parts = new Set(
      [...names.matchAll(/_[A-Za-z][\w-]*?(_[0-9a-f]{4})(?![\w-])/g)].map(
        ([, mark = '']) => partOf.get(mark) ?? 'rest',
      ),
    );
    const lates = lateParts.filter((part) => parts.has(part));
    if (lates.length > 1) throw new Error(`${names} belongs to ${lates.join(' and ')}`);
    // What names no class is of every page too.
    return lates[0] ?? (parts.has('rest') ? 'rest' : 'core');
  };
}
