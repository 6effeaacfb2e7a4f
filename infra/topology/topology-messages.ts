export const sentences = {
  programs: 'PgBouncer and nginx',
  noPrograms: (packages: readonly string[]) =>
    `The topology needs PostgreSQL with PostGIS, PgBouncer and nginx: apt-get install ${packages.join(' ')}.`,
  primary: 'Primary',
  standby: 'Streaming standby, which each commit waits for',
  services: 'Three servers, a worker and the session core',
  nginx: 'nginx',
  attack: 'Attack suite through nginx',
  caches: 'Changes of events across processes',
  restart: 'Rolling restart under load',
  lag: 'Replication lag under load',
  promotion: 'Loss of the primary under load',
  unknownScene: (scenes: readonly string[]) =>
    `--only takes one or several of these, separated by commas: ${scenes.join(', ')}.`,
};
