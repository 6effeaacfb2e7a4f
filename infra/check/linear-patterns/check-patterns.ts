// This check runs in a separate process, since proofs take seconds of CPU.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { dataFolder, root } from '../../process/paths.ts';
import { listSourceFiles } from '../house-rules/source-files.ts';
import { findPatterns } from './find-patterns.ts';
import { findExcesses } from './prove-linear.ts';

const kept = z.strictObject({ version: z.string(), proved: z.array(z.string()) });
const file = path.join(dataFolder, 'linear-patterns.json');
const { version } = z
  .object({ version: z.string() })
  .parse(createRequire(import.meta.url)('recheck/package.json'));

function readProved(): Set<string> {
  if (!existsSync(file)) return new Set();
  const { data } = kept.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return new Set(data?.version === version ? data.proved : []);
}

const { patterns, faults } = findPatterns(listSourceFiles(root));
const proved = readProved();
const excesses = findExcesses(patterns, proved);
mkdirSync(dataFolder, { recursive: true });
writeFileSync(file, JSON.stringify({ version, proved: [...proved].sort() }));
for (const fault of [...faults, ...excesses]) console.error(fault);
console.log(`${patterns.length} patterns`);
process.exitCode = faults.length + excesses.length === 0 ? 0 : 1;
