import type { SourceFile } from './source-files.ts';

const proSite = /^apps\/pro\/src\/(?!lib\/clock\.ts$|test\/).*(?<!\.test)\.tsx?$/;
const reading = /new Date\(\)|\bDate\.now\(/;

/** Readings of the browser's clock outside `lib/clock.ts` of the professional site. */
export const findClockReadings = (files: SourceFile[]): string[] =>
  files
    .filter(({ name }) => proSite.test(name))
    .flatMap(({ name, lines }) =>
      lines.flatMap((line, index) =>
        reading.test(line) ? [`${name}:${index + 1}: read the clock by lib/clock.ts`] : [],
      ),
    );
