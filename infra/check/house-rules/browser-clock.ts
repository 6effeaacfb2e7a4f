import { findLineFaults, type SourceFile } from './source-files.ts';

const proSite = /^apps\/pro\/src\/(?!lib\/clock\.ts$|test\/).*(?<!\.test)\.tsx?$/;
const reading = /new Date\(\)|\bDate\.now\(/;

/**
 * Lines of the professional site that read the browser's clock, outside `lib/clock.ts` and tests.
 */
export const findClockReadings = (files: SourceFile[]): string[] =>
  findLineFaults(
    files.filter(({ name }) => proSite.test(name)),
    (line) => (reading.test(line) ? 'read the clock by lib/clock.ts' : undefined),
  );
