import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSourceFiles, type SourceFile } from '../house-rules/source-files.ts';
import type { CheckAnswer } from '../run-checks.ts';
import { readAccessibilityMap } from './accessibility-map.ts';
import { listAxeRules } from './axe-rules.ts';
import { findMapFaults } from './map-faults.ts';
import { titlesIn } from './test-titles.ts';

const file = 'docs/accessibility/rgaa.yml';
const isTest = ({ name }: SourceFile): boolean => /\.(test|spec)\.tsx?$/.test(name);
const isOfSites = ({ name }: SourceFile): boolean =>
  /^(apps\/(public|pro)|packages\/(ui|accounts|batch-import|widget))\/src\/.*\.tsx?$/.test(name);

/** Each criterion of RGAA has a check that exists, a note of this year, or does not apply. */
export function checkAccessibility(root: string): CheckAnswer {
  const files = listSourceFiles(root);
  const tests = new Map(files.filter(isTest).map(({ name, lines }) => [name, lines.join('\n')]));
  const sites = files.filter((one) => isOfSites(one) && !isTest(one));
  const map = readAccessibilityMap(readFileSync(path.join(root, file), 'utf8'));
  const { faults, summary } = findMapFaults(map, {
    rules: listAxeRules(),
    titlesOf: (name) => {
      const source = tests.get(name);
      return source === undefined ? undefined : titlesIn(source);
    },
    filesWith: (element) => {
      const opening = new RegExp(`<${element}\\b`);
      return sites
        .filter(({ lines }) => lines.some((line) => opening.test(line)))
        .map(({ name }) => name);
    },
    today: new Date().toISOString().slice(0, 10),
  });
  if (faults.length === 0) return { note: summary };
  return { fault: [...faults.map((fault) => `${file}: ${fault}`), summary].join('\n') };
}
