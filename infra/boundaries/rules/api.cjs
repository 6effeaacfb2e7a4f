// docs/adr/0028 has the table of which layer may import which.
const test = '\\.test\\.ts$';
const npm = (names) => `(^|/node_modules/)(${names})(/|$)`;

module.exports = [
  {
    name: 'api-platform-is-below',
    comment: 'The platform imports nothing else of the API: all other code uses it.',
    severity: 'error',
    from: { path: '^apps/api/src/platform/', pathNot: test },
    to: { path: '^apps/api/src/', pathNot: '^apps/api/src/platform/' },
  },
  {
    name: 'api-config-sees-the-platform-only',
    comment: 'Settings are read first, at start: their files import only the platform.',
    severity: 'error',
    from: { path: '^apps/api/src/config/', pathNot: test },
    to: { path: '^apps/api/src/', pathNot: '^apps/api/src/(config|platform)/' },
  },
  {
    name: 'api-gateways-see-the-platform-only',
    comment:
      'A gateway translates an outside service and imports only the platform: features decide.',
    severity: 'error',
    from: { path: '^apps/api/src/gateways/([^/]+)/', pathNot: test },
    to: { path: '^apps/api/src/', pathNot: '^apps/api/src/(platform|gateways/$1)/' },
  },
  {
    name: 'api-features-are-below-the-app',
    comment:
      'A feature receives its dependencies, and imports no file of src itself, no job, no command.',
    severity: 'error',
    from: { path: '^apps/api/src/features/', pathNot: test },
    to: { path: '^apps/api/src/([^/]+\\.ts$|(jobs|commands)/)' },
  },
  {
    name: 'api-only-wiring-reads-the-configuration',
    comment: 'Only *.plugin.ts and *.jobs.ts read settings; a service receives values.',
    severity: 'error',
    from: {
      path: '^apps/api/src/features/',
      pathNot: `\\.(plugin|jobs)\\.ts$|${test}`,
    },
    to: { path: '^apps/api/src/config/' },
  },
  {
    name: 'api-only-the-app-registers-capabilities',
    comment: 'Only app.ts imports plugins: it registers each of them once.',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: `^apps/api/src/app\\.ts$|${test}` },
    to: { path: '^apps/api/src/features/.*\\.plugin\\.ts$' },
  },
  {
    name: 'api-app-meets-features-at-their-wiring',
    comment: 'app.ts and the worker import only the plugins, jobs and services of a feature.',
    severity: 'error',
    from: { path: '^apps/api/src/([^/]+\\.ts$|jobs/)', pathNot: test },
    to: {
      path: '^apps/api/src/features/',
      pathNot: '\\.(plugin|jobs|service)\\.ts$',
    },
  },
  {
    name: 'api-jobs-are-below-the-app',
    comment: 'The worker runs without the HTTP service, so jobs/ imports none of its files.',
    severity: 'error',
    from: { path: '^apps/api/src/jobs/', pathNot: test },
    to: { path: '^apps/api/src/([^/]+\\.ts$|commands/)' },
  },
  {
    name: 'api-entry-points-are-imported-by-nothing',
    comment: 'No file imports server.ts, worker.ts or a command: they start processes.',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: `^apps/api/src/commands/|${test}` },
    to: { path: '^apps/api/src/((server|worker)\\.ts$|commands/)' },
  },
  {
    name: 'api-features-meet-at-services',
    comment: 'A feature imports only the *.service.ts of another one.',
    severity: 'error',
    from: { path: '^apps/api/src/features/([^/]+)/', pathNot: test },
    to: { path: '^apps/api/src/features/', pathNot: '^apps/api/src/features/$1/|\\.service\\.ts$' },
  },
  {
    name: 'api-demo-content-is-data',
    comment: 'The files of demonstration events import only types of other files.',
    severity: 'error',
    from: { path: '^apps/api/src/features/demo/content/' },
    to: {
      pathNot: '^apps/api/src/features/demo/content/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'api-only-routes-know-http',
    comment: 'Only *.routes.ts, *.http.ts, which routes share, and *.plugin.ts import Fastify.',
    severity: 'error',
    from: {
      path: '^apps/api/src/(features|gateways|jobs|config)/',
      pathNot: `\\.(routes|http|plugin)\\.ts$|${test}`,
    },
    to: { path: npm('fastify|fastify-plugin|fastify-type-provider-zod|@fastify/[^/]+') },
  },
  {
    name: 'api-only-repositories-know-the-database',
    comment:
      'Only *.repository.ts run queries; a service opens the transaction and passes it to them.',
    severity: 'error',
    from: {
      path: '^apps/api/src/(features|gateways|jobs|commands)/',
      pathNot: `\\.repository\\.ts$|${test}`,
    },
    to: {
      path: `^apps/api/src/platform/(prisma-client/|database/sql-file\\.ts)|${npm('pg|@prisma/[^/]+')}`,
    },
  },
  {
    name: 'api-domain-is-pure',
    comment:
      'Domain rules read only their arguments and the vocabulary; of Node, hashes and isIP of net.',
    severity: 'error',
    from: { path: '^apps/api/src/.*\\.domain\\.ts$' },
    to: {
      pathNot: `\\.domain\\.ts$|\\.fr\\.ts$|^packages/contracts/src/vocabulary/|^packages/pictures/src/|^(node:)?(crypto|net)$|${npm('date-fns|@date-fns/tz|uuid|zod')}`,
      dependencyTypesNot: ['type-only'],
    },
  },
];
