export const sentences = {
  checks: 'Checks',
  postgres: 'PostgreSQL and PostGIS',
  installingPostgres: 'installing Debian packages',
  postgresInstallFailed: (detail: string) =>
    `The packages postgresql and postgis could not be installed (${detail}): install them, or set DATABASE_URL.`,
  chromium: 'Chromium',
  noChromium:
    'Chromium was not found: install it (Debian: apt-get install chromium), or run `npx playwright install chromium`.',
  chromiumInstallFailed: (detail: string) =>
    `Chromium could not be installed (${detail}): install it, or run \`npx playwright install chromium\`.`,
  template: 'template database',
  vitest: 'Unit, SQL, API and component tests',
  journeys: 'Browser journeys',
  attack: 'Attacks generated from the contract',
  journeysServer: 'Server of the journeys',
  ran: 'What ran',
  failures: 'What failed',
  more: (count: number) => `and ${count} more`,
  database: 'Database',
  browser: 'Browser',
  unknownPart: (parts: readonly string[]) =>
    `--only takes one of these parts: ${parts.join(', ')}.`,
  badShard: '--shard takes "1/2", and only with --only unit or --only journeys.',
  ready: (url: string) => `Ready: ${url}`,
  typed: (sums: { typed: number; lost: number; ended: number; runs: string }) =>
    `${sums.lost} of ${sums.typed} typed characters lost in ${sums.ended} of ${sums.runs} runs.`,
  sandbox: (url: string) => `Sandbox (E2E_SANDBOX_URL): ${url}`,
};
