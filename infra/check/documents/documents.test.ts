import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SourceFile } from '../house-rules/source-files.ts';
import { findBrokenLinks } from './broken-links.ts';
import { findChangelogFaults } from './changelog-faults.ts';
import { readDecisionRecords, writeDecisionIndex } from './decision-records.ts';
import { refreshFiles } from './refresh-files.ts';

const file = (name: string, ...lines: string[]): SourceFile => ({ name, lines });
const record = (number: number, ...head: string[]): SourceFile =>
  file(
    `docs/adr/000${number}-x.md`,
    `# ${number}. Title ${number}`,
    '',
    ...head,
    '',
    '**Context.**',
  );
const accepted = ['- Date: 2026-11-21', '- Status: Accepted'];

describe('the refresh of generated documents', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'parages-documents-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('names and writes a stale and an absent document, and names none the second time', () => {
    writeFileSync(path.join(root, 'stale.md'), 'old');
    writeFileSync(path.join(root, 'fresh.md'), 'same');
    const files = [
      { name: 'stale.md', content: 'new' },
      { name: 'fresh.md', content: 'same' },
      { name: 'absent.md', content: 'first' },
    ];
    expect(refreshFiles(root, files)).toEqual(['stale.md', 'absent.md']);
    expect(readFileSync(path.join(root, 'stale.md'), 'utf8')).toBe('new');
    expect(refreshFiles(root, files)).toEqual([]);
  });
});

describe('the check of decision records', () => {
  it('writes an index of the records by number, with their date and status', () => {
    const { records, faults } = readDecisionRecords([
      record(2, ...accepted),
      record(1, '- Date: 2026-11-20', '- Status: Superseded by 2'),
    ]);
    expect(faults).toEqual([]);
    expect(writeDecisionIndex(records).split('\n').slice(-3, -1)).toEqual([
      '| 1 | [Title 1](0001-x.md) | 2026-11-20 | Superseded by 2 |',
      '| 2 | [Title 2](0002-x.md) | 2026-11-21 | Accepted |',
    ]);
  });

  it.each([
    ['without a date', record(1, '- Status: Accepted'), /0001-x\.md:3: expected "- Date/],
    ['without a status', record(1, '- Date: 2026-11-21'), /0001-x\.md:4: expected "- Status/],
    ['of an unknown status', record(1, '- Date: 2026-11-21', '- Status: Maybe'), /0001-x\.md:4/],
    [
      'superseded by an absent one',
      record(1, '- Date: 2026-11-21', '- Status: Superseded by 7'),
      /there is no decision 7/,
    ],
    [
      'numbered unlike its file',
      file('docs/adr/0003-x.md', '# 4. Title', '', ...accepted),
      /0003-x\.md:1: expected "# 3\. Title"/,
    ],
  ])('refuses a record %s', (_what, document, fault) => {
    expect(readDecisionRecords([document]).faults).toEqual([expect.stringMatching(fault)]);
  });
});

describe('the check of the changelog', () => {
  const changelog = (...entries: string[]) =>
    file('CHANGELOG.md', '# Changelog', '', '## [Unreleased]', '', ...entries);

  it('accepts versions with a date, known sections, and entries of one sentence of 160 characters', () => {
    const released = ['## [0.2.0] - 2026-11-22', '', '### Fixed', '', `- ${'x'.repeat(158)}`];
    expect(
      findChangelogFaults(
        changelog('### Added', '', '- One line, e.g. this one.', '', ...released),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'an entry of 161 characters',
      ['### Added', `- ${'x'.repeat(159)}`],
      'CHANGELOG.md:6: 161 characters, 160 at most',
    ],
    [
      'an entry of two sentences',
      ['### Added', '- One thing. Another thing.'],
      'CHANGELOG.md:6: one sentence for each entry',
    ],
    [
      'an entry on two lines',
      ['### Added', '- One thing,', '  and more.'],
      'CHANGELOG.md:7: expected a version, a section or an entry on one line',
    ],
    [
      'an entry without a section',
      ['- One thing.'],
      'CHANGELOG.md:5: an entry belongs to a section, such as "### Added"',
    ],
    [
      'an unknown section',
      ['### New'],
      expect.stringContaining('CHANGELOG.md:5: expected one of the sections'),
    ],
    [
      'a version without a date',
      ['## [0.1.0]'],
      'CHANGELOG.md:5: expected "## [Unreleased]" or "## [1.2.3] - yyyy-MM-dd"',
    ],
  ])('refuses %s', (_what, entries, fault) => {
    expect(findChangelogFaults(changelog(...entries))).toEqual([fault]);
  });

  it('refuses a changelog without the heading "Unreleased"', () => {
    expect(findChangelogFaults(file('CHANGELOG.md', '# Changelog'))).toHaveLength(1);
  });
});

it('findBrokenLinks names a link and a picture whose file is missing, but no web address or anchor', () => {
  const document = file(
    'docs/a.md',
    '[b](b.md#part) [c](../c.md)',
    '<img src="images/d.webp"> [web](https://x.example) [here](#part)',
  );
  expect(findBrokenLinks([document], (name) => name === 'docs/b.md')).toEqual([
    'docs/a.md:1: ../c.md: there is no such file',
    'docs/a.md:2: images/d.webp: there is no such file',
  ]);
});
