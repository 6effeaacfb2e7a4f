import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../process/paths.ts';
import { findSilencedChecks } from './silenced-checks.ts';

// Concatenated, so that this file does not contain the refused text itself.
const comment = (...parts: string[]): string => `// ${parts.join('-')}`;

it.each([
  ['an ignore comment of TypeScript', comment('@ts', 'ignore')],
  ['a no-check comment of TypeScript', comment('@ts', 'nocheck')],
  ['an expected-error comment of TypeScript', comment('@ts', 'expect', 'error')],
  ['a mock of our own module', ['vi', "mock('./native.ts', () => ({}));"].join('.')],
  ['a test without a body', ['it', 'todo("later")'].join('.')],
  // Biome's own rule accepts a fixed wait on a popup.
  ['a fixed wait', ['await popup.waitFor', 'Timeout(300);'].join('')],
])('findSilencedChecks refuses %s in a .ts file, but not in a .md file', (_what, line) => {
  expect(findSilencedChecks([{ name: 'a.test.ts', lines: [line] }])).toHaveLength(1);
  expect(findSilencedChecks([{ name: 'a.md', lines: [line] }])).toEqual([]);
});

it.each([
  ['a focused test', ['it', 'only("x", () => {});'].join('.'), 'lint/suspicious/noFocusedTests'],
  [
    'a Biome suppression without a reason',
    `${comment('biome', 'ignore lint/suspicious/noDebugger')}\n`,
    'suppressions/parse',
  ],
  [
    'a Biome suppression with an empty reason',
    `${comment('biome', 'ignore lint/suspicious/noDebugger:')}\n`,
    'suppressions/parse',
  ],
])('Biome refuses %s', (_what, text, rule) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-biome-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'a.test.ts');
  writeFileSync(file, text);
  const args = [
    'lint',
    `--config-path=${root}`,
    '--vcs-enabled=false',
    '--error-on-warnings',
    file,
  ];
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/biome'), args, {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(rule);
});
