import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckAnswer } from '../check/run-checks.ts';
import { mutations } from './mutations.ts';
import { findTableFaults } from './table-faults.ts';

/** Runs no test: says whether each mutation still fits the sources. */
export function checkMutations(root: string): CheckAnswer {
  const read = (file: string): string | undefined => {
    const place = path.join(root, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  const faults = findTableFaults(mutations, read);
  const note = `${mutations.length} guards`;
  return faults.length === 0 ? { note } : { note, fault: faults.join('\n') };
}
