const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const sentences = {
  lint: 'Biome',
  types: (workspace: string) => `types of ${workspace}`,
  boundaries: 'import rules',
  contracts: 'API contract',
  retention: 'how long each table is kept',
  migrations: 'migrations that the last release can run on',
  release: 'API contract and schema of the release',
  houseRules: 'house rules',
  unused: 'unused files, exports and dependencies (knip)',
  patterns: 'regular expressions in linear time',
  settings: 'documents of the settings',
  documents: 'documents',
  accessibility: 'criteria of RGAA',
  production: 'images, compose, nginx, systemd units and workflows',
  guards: 'guards that `npm run test:long -- mutations` removes',
  noNginx:
    'the files of nginx are not checked: nginx, libnginx-mod-http-brotli-static or openssl is not installed',
  noSystemd: 'the systemd units are not checked: systemd-analyze is not installed',
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
