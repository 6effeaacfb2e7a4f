import type { CheckAnswer } from '../run-checks.ts';
import { findLongFiles, medianLength } from './file-lengths.ts';
import { findBadNames } from './file-names.ts';
import { findFrench } from './french-words.ts';
import { findNetworkCalls } from './network-calls.ts';
import { findSilencedChecks } from './silenced-checks.ts';
import { listSourceFiles } from './source-files.ts';

/** CONVENTIONS.md where no other tool looks: lengths, names, language, network, silenced checks. */
export function checkHouseRules(root: string): CheckAnswer {
  const files = listSourceFiles(root);
  const faults = [findLongFiles, findBadNames, findFrench, findNetworkCalls, findSilencedChecks].flatMap((find) => find(files));
  const longest = Math.max(...files.map(({ lines }) => lines.length));
  const note = `${files.length} files, median ${medianLength(files)} lines, longest ${longest}`;
  return faults.length === 0 ? { note } : { note, fault: faults.join('\n') };
}
