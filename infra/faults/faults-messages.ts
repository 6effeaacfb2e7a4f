export const sentences = {
  noPostgres: 'The faults need PostgreSQL with PostGIS.',
  stage: 'Service, worker, session core, storage, stand-ins and their relays',
  badOptions: 'faults takes --faults <number from 1> and --seed <whole number>.',
  faults: (count: number, seed: number) => `${count} faults, seed ${seed}`,
  settling: 'Waiting until mails, webhooks and payments are through',
  comparing: 'Comparison of the ledger with database, storage, mails, webhooks and payments',
  late: (what: string) => `Not through after the last fault: ${what}`,
};
