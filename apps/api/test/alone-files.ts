const inFolders = (names: readonly string[]): string[] =>
  names.map((name) => `{src,test}/**/${name}.test.ts`);

// A process has one session library, and each of these files starts the service with it.
const ofSessionLibrary = [
  'account-deletion',
  'account-deletion-resumed',
  'account-races',
  'core-down',
  'fresh-sign-in',
  'hostile-calls',
  'hostile-input',
  'leaving',
  'providers',
  'roles',
  'security-events',
  'session-lifetime',
  'sessions',
  'sign-in',
  'sign-up',
  'social-sign-in',
  'two-processes',
  'uniform-time',
  'users',
];

// These files measure the memory or the event loop of their process.
const measuring = [
  'csv-weapons',
  'picture-weapons',
  'prepare-picture',
  'read-table',
  'trace-weapons',
  'worker-task',
];

/** Test files that each get a new worker process; all others share the modules of their worker. */
export const aloneFiles = inFolders([...ofSessionLibrary, ...measuring]);
