import type { SourceFile } from '../house-rules/source-files.ts';

const longestEntry = 160;
const unreleased = '## [Unreleased]';
const version = /^## \[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/;
const sections = new Set(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']);
const secondSentence = /[.!?] +[A-Z]/;

function entryFault(line: string): string | undefined {
  if (line.length > longestEntry) return `${line.length} characters, ${longestEntry} at most`;
  if (secondSentence.test(line)) return 'one sentence for each entry';
  return undefined;
}

/** Versions and sections are those of Keep a Changelog; an entry is one line of one sentence. */
export function findChangelogFaults({ name, lines }: SourceFile): string[] {
  const faults: string[] = [];
  let [hasVersion, hasSection] = [false, false];
  lines.forEach((line, index) => {
    const refuse = (fault: string) => faults.push(`${name}:${index + 1}: ${fault}`);
    if (line.startsWith('## ')) {
      if (line !== unreleased && !version.test(line))
        refuse('expected "## [Unreleased]" or "## [1.2.3] - yyyy-MM-dd"');
      [hasVersion, hasSection] = [true, false];
    } else if (line.startsWith('### ')) {
      if (!sections.has(line.slice(4)))
        refuse(`expected one of the sections ${[...sections].join(', ')}`);
      hasSection = true;
    } else if (line.startsWith('- ')) {
      const fault = hasSection
        ? entryFault(line)
        : 'an entry belongs to a section, such as "### Added"';
      if (fault !== undefined) refuse(fault);
    } else if (hasVersion && line !== '')
      refuse('expected a version, a section or an entry on one line');
  });
  if (lines.filter((line) => line === unreleased).length !== 1)
    faults.push(`${name}: expected "${unreleased}" once`);
  return faults;
}
