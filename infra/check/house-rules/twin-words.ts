import { findLineFaults, type SourceFile } from './source-files.ts';

// Folders of texts that the public site shows in French and in English. The professional site is
// French only and is not checked.
const spoken =
  /^(apps\/public\/src|packages\/(?:ui|accounts|batch-import|widget)\/src|packages\/contracts\/src\/vocabulary)\//;
// Vocabulary that needs no English file.
const frenchAlone =
  /\/vocabulary\/(?:[a-z]+\/)?(quotas|poi-statuses|poi-errors|poi-figures|organisation-statuses|member-roles|poi-tabs|refusal-reasons|photo-faults|days-and-times|numbers|euros|campaign-states|import-(counts|example))\.fr\.ts$/;
const tests = /\.test\.tsx?$|\/test\//;
const markup = />([^<>{}=;()]*[a-z]{2,}[^<>{}=;()]*)</gi;
const attributes =
  /\s(?:aria-label|aria-description|title|alt|placeholder)="([^"]*[a-z]{2,}[^"]*)"/gi;
const properNouns = /^(Parages|OpenStreetMap|Leaflet)$/;

const twinOf = (name: string): string =>
  name.replace(/\.(fr|en)\.ts$/, (_end, locale) => (locale === 'fr' ? '.en.ts' : '.fr.ts'));

export function findLonelyWords(files: SourceFile[]): string[] {
  const names = files
    .map(({ name }) => name)
    .filter((name) => spoken.test(name) && !tests.test(name));
  const known = new Set(names);
  return names
    .filter(
      (name) => /\.(fr|en)\.ts$/.test(name) && !frenchAlone.test(name) && !known.has(twinOf(name)),
    )
    .map((name) => `${name}: its twin ${twinOf(name)} is missing`);
}

export const findWrittenWords = (files: SourceFile[]): string[] =>
  findLineFaults(
    files.filter(({ name }) => spoken.test(name) && name.endsWith('.tsx') && !tests.test(name)),
    (line) => {
      if (/^\s*(\/\/|\*|\/\*)|=>|\bextends\b/.test(line)) return undefined;
      const words = [...line.matchAll(markup), ...line.matchAll(attributes)].map(([, text = '']) =>
        text.trim(),
      );
      const found = words.find((text) => !properNouns.test(text));
      return found && `${found}: words belong in a .fr.ts file and its .en.ts twin`;
    },
  );
