const inFolders = (names: readonly string[]): string[] =>
  names.map((name) => `{src,test}/**/${name}.test.ts`);

// These files measure the time, the memory or the event loop of their process.
const measuring = [
  'csv-weapons',
  'picture-weapons',
  'prepare-picture',
  'read-table',
  'trace-weapons',
  'uniform-time',
  'worker-task',
];

export const aloneFiles = inFolders(measuring);
