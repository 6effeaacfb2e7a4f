const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const sentences = {
  lint: 'Biome',
  types: (workspace: string) => `types of ${workspace}`,
  boundaries: 'import rules',
  contracts: 'API contract',
  release: 'API contract of the release',
  houseRules: 'house rules',
  unused: 'unused files, exports and dependencies (knip)',
  patterns: 'regular expressions in linear time',
  settings: 'documents of the settings',
  documents: 'documents',
  pageBytes: 'page weight',
  pageBytesNote: (pages: string, proPages: string, widget: string) =>
    `JavaScript in KiB: ${pages}; heaviest of the professional site: ${proPages}; widget ${widget}`,
  contractsDrifted: (files: string[]) =>
    `The contract has changed: ${files.join(', ')} ${files.length > 1 ? 'have' : 'has'} been regenerated, read and commit.`,
  unknownCheck: (names: string[]) =>
    `npm run check takes no name, or one of these: ${names.join(', ')}.`,
  summary: (passed: number, failed: number, seconds: string) =>
    `${plural(passed, 'check passed', 'checks passed')}, ${failed} failed, in ${seconds} s`,
  failed: (names: string[]) => `To fix: ${names.join(', ')} (details above).`,
};
