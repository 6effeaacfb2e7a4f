import { findLineFaults, type SourceFile } from './source-files.ts';

const proSite = /^apps\/pro\/src\/(?!lib\/clock\.ts$|test\/).*(?<!\.test)\.tsx?$/;
const reading = /new Date\(\)|\bDate\.now\(/;

export const findClockReadings = (files: SourceFile[]): string[] =>
  findLineFaults(
    files.filter(({ name }) => proSite.test(name)),
    (line) => (reading.test(line) ? 'read the clock by lib/clock.ts' : undefined),
  );
