import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scopedName } from '@parages/ui/scoped-name';
import type { LatePart } from '../src/lib/late-start/late-part.ts';

const root = path.resolve(import.meta.dirname, '../../..');

// The build refuses a core rule that follows a rule of another part.
const core = [
  'packages/ui/src/{badge,bottom-bar,button,card-frame,card-grid,carousel,chips,container,empty-state,error-state,heart-button}/*',
  'packages/ui/src/{icon-button,link-menu,logo,map-frame,notice,poi-card,section-heading,site-footer,site-header,skip-link,visually-hidden}/*',
  'apps/public/src/app/shell',
  'apps/public/src/features/{frame/frame,map/map,pois/pois,search/compact/search-form,seo/seo}',
];

const late: Record<LatePart, string[]> = {
  account: [
    'packages/ui/src/{form,drop-box}/**/*',
    'packages/ui/src/{confirm-dialog,danger-zone,disclosure}/*',
    'packages/{accounts,batch-import}/src/**/*',
    'apps/public/src/features/{account,profile,favorites,moderation,imports}/**/*',
    'apps/public/src/lib/looks/own-page',
  ],
  calendar: ['packages/ui/src/date-range-picker/*'],
  companions: [
    'apps/public/src/features/{consent,scheme,terms}/*',
    'apps/public/src/lib/part/part',
  ],
  feedback: ['apps/public/src/features/feedback/*'],
  map: [
    'packages/ui/src/map/*',
    'packages/ui/src/map-frame/map-card',
    'apps/public/src/features/map/{stage,phone/phone-map,phone/sheet}',
  ],
};

/** `core` is inlined in every page; `rest` holds the rules of neither the core nor a late part. */
export type SheetPart = 'core' | 'rest' | LatePart;

const lateParts = Object.keys(late).filter((name): name is LatePart => name in late);

const find = (patterns: readonly string[]): string[] =>
  globSync(
    patterns.map((pattern) => `${pattern}.module.css`),
    { cwd: root },
  ).sort();

export const hashOf = (...contents: (string | Buffer)[]): string =>
  contents
    .reduce((hash, content) => hash.update(content), createHash('sha256'))
    .digest('base64url')
    .slice(0, 8);

// Hashes sources, because the server build needs the same file name as the client build and does
// not see the built content.
const hashOfSources = (files: readonly string[]): string =>
  hashOf(
    ...[...files, 'packages/ui/build/scoped-name.ts', 'apps/public/build/sheet-parts.ts'].flatMap(
      (name) => [name, readFileSync(path.join(root, name))],
    ),
  );

export const lateFiles = (): [part: LatePart, fileName: string][] =>
  lateParts.map((part) => [part, `assets/${part}-${hashOfSources(find(late[part]))}.css`]);

export function readParts(): (names: string) => SheetPart {
  // With an empty local name, a scoped name is `_` and the suffix that all classes of the file
  // share.
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
    return lates[0] ?? (parts.has('rest') ? 'rest' : 'core');
  };
}
