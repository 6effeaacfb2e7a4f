import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toKib, weighText } from './page-bytes.ts';

const kib = 1024;
const budget = 15 * kib;

/** Bytes after gzip -9 of the component that other sites load. */
export const weighWidget = (root: string): number =>
  weighText(readFileSync(path.join(root, 'packages/widget/dist/parages-agenda.js')));

export const findHeavyWidget = (bytes: number): string[] =>
  bytes > budget ? [`widget: ${toKib(bytes)} KiB of JavaScript, budget ${toKib(budget)}`] : [];
