import type { SettingsGroup } from './settings-documents.ts';

type Row = [name: string, description: string, fallback?: string];

const group = (title: string, rows: Row[], secrets: string[] = []): SettingsGroup => ({
  title,
  settings: rows.map(([name, description, fallback = null]) => {
    const isSecret = secrets.includes(name);
    return { name, description, fallback, example: '', isSecret };
  }),
});

export const startSettings = group(
  'Start',
  [
    [
      'AUTH_CORE_IN_PRODUCTION',
      '`allowed` lets the embedded session core run in production, with `npm start` or as a process of its own.',
    ],
    [
      'AUTH_CORE_KEY',
      '32 bytes in base64 or hexadecimal (`openssl rand -base64 32`) that seal the keys of the embedded session core in the database.',
      '`.data/auth-core.key`, created at the first start; required in production',
    ],
    [
      'AUTH_CORE_KEY_BEFORE',
      'Previous key of the embedded session core, for the one start that replaces it.',
    ],
  ],
  ['AUTH_CORE_KEY', 'AUTH_CORE_KEY_BEFORE'],
);

export const developmentSettings: readonly SettingsGroup[] = [
  group('Development', [
    [
      'PARAGES_DATABASE_ENGINE',
      '`native` for PostgreSQL, `pglite` for the embedded database.',
      '`native` where PostgreSQL with PostGIS is installed',
    ],
    ['PG_BIN', 'Folder of the PostgreSQL programs.', 'found on the machine'],
    [
      'PRISMA_SCHEMA_ENGINE_BINARY',
      'Schema engine of Prisma; empty for Prisma’s own.',
      'the one of `infra/schema-engine`',
    ],
    [
      'PARAGES_API_URL',
      'Service that the development servers of the sites call.',
      '`http://localhost:3000`',
    ],
    [
      'MOBILE_ORIGIN',
      'Site whose pages and API the mobile application that `npm run mobile` builds opens.',
      'the origin of `apps/mobile/app-settings.ts`',
    ],
    ['SANDBOX_PORT', 'HTTP port of the stand-ins.', '`4555`, or a free port when it is taken'],
    ['SANDBOX_SMTP_PORT', 'SMTP port of the stand-ins.', '`1025`, or a free port when it is taken'],
    ['SANDBOX_HOST', 'Address on which the stand-ins listen.', '`127.0.0.1`'],
    [
      'SANDBOX_WEBHOOK_URL',
      'Webhook that the stand-in of the payment provider calls.',
      'the service that `npm start` runs',
    ],
    [
      'SANDBOX_INBOUND_URL',
      'Webhook to which the stand-in of mail posts answers to its mails.',
      'the service that `npm start` runs',
    ],
    [
      'SANDBOX_AGENDAS_FOLDER',
      'Folder whose files the stand-in of agendas serves under `/agendas/files/`.',
    ],
  ]),
  group('Tests', [
    ['PARAGES_DATA_DIR', 'Open data for the tests that can use it.', '`../shared/data`'],
    ['PLAYWRIGHT_CHROMIUM', 'Chromium of the journeys.', 'found on the machine, else installed'],
    ['E2E_BASE_URL', 'Site that the journeys visit.', '`http://localhost:3000`'],
    ['E2E_SANDBOX_URL', 'Stand-ins that the journeys control.', '`http://127.0.0.1:4555`'],
    ['E2E_TRACE', '`on` records a trace of each failed journey in `e2e/results`.'],
    [
      'E2E_SCHEME',
      '`dark` opens the public site of the journeys in the dark scheme, as `npm run test:dark` does.',
    ],
    [
      'TYPING_RUNS',
      'Runs of the journey that types during faults; `npm run test:typing` sets it.',
      '`0`',
    ],
    ['TYPING_SEED', 'Seed of the first of these runs, to replay one.', '`1`'],
    ['E2E_PORT', 'Port of the server of `infra/test/e2e-server.mjs`.', 'a free port'],
    [
      'TEST_DATABASE_URL',
      'PostgreSQL server on which tests create their databases.',
      'a private one',
    ],
    ['TEST_TEMPLATE', 'Name of the migrated database that tests clone.', 'created on that server'],
    ['TEST_REPORTS', 'Folder that keeps the reports of the runners.', 'a temporary one'],
    [
      'LONG_TESTS',
      '`1` runs all rounds of races, crashes, random histories and searches, as `npm run test:long` does.',
    ],
    ['LIFECYCLE_FIRST', 'Seed of the first history, to replay one.', '`1`'],
    ['LIST_BENCH', '`1` measures the list of an organisation of 5,000 events.'],
    ['SCREENS_PNG_FOLDER', 'Folder for PNG copies of the pictures of `npm run screens`.'],
  ]),
  group(
    'Integrators',
    [
      [
        'PARAGES_ORIGIN',
        'Service that the MCP server and the examples call, such as `https://parages.example`.',
      ],
      [
        'PARAGES_KEY',
        'Secret key of an organisation, for the MCP server and the examples; without it, the MCP server has no tools of drafts.',
      ],
      ['WEBHOOK_SECRET', 'Secret of the webhook whose messages the example verifies.'],
      ['WEBHOOK_PORT', 'Port on which the example receives webhooks.'],
      ['PICTURE', 'File of the picture that the example adds to its event.'],
      ['EVERY_MS', 'Milliseconds between two looks of the example at its event.', '`60000`'],
    ],
    ['PARAGES_KEY', 'WEBHOOK_SECRET'],
  ),
  group('Benchmarks', [
    [
      'BENCH_DATABASE_URL',
      'PostgreSQL server on which benchmarks create their databases.',
      'a private one',
    ],
    [
      'BENCH_PAGES_DATABASE_URL',
      'Database whose pages `npm run bench:pages` measures.',
      'a new one with the demonstration events',
    ],
    ['BENCH_EDITOR_RUNS', 'Runs of `npm run bench:editor`.', '`5`'],
  ]),
];

/** Not settings: our commands, npm, Vitest or the system set these variables. */
export const internalNames: ReadonlySet<string> = new Set([
  'BENCH_EDITOR_URL',
  'CI',
  'CLOCK_STARTS_AT',
  'CORPUS_TALLY',
  'E2E_KILL_URL',
  'E2E_REPORT',
  'HOME',
  'INIT_CWD',
  'PATH',
  'TEST_RUN',
  'TYPING_TALLY',
  'TZ',
  'VITEST_POOL_ID',
]);
