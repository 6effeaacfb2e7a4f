/** Test files that get a worker process of their own; all others share the modules of their worker. */
export const aloneFiles = [
  // The session library is one per process, and each of these files starts the service with it.
  'src/features/auth/{core-down,fresh-sign-in,hostile-calls,hostile-input,providers,roles,security-events,session-lifetime}.test.ts',
  'src/features/auth/{sessions,sign-in,sign-up,social-sign-in,two-processes,uniform-time}.test.ts',
  'src/features/account/account-deletion{,-resumed}.test.ts',
  'src/features/organisations/leaving.test.ts',
  'src/commands/users.test.ts',
  'test/races/account-races.test.ts',
  // They measure the memory or the event loop of their process.
  'src/features/imports/batch/{csv-weapons,read-table}.test.ts',
  'src/features/media/pipeline/{picture-weapons,prepare-picture}.test.ts',
  'src/features/editing/traces/trace-weapons.test.ts',
  'src/platform/worker-task.test.ts',
];
