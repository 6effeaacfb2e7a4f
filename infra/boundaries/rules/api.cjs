// Inside apps/api: platform ← features ← app.
const test = '\\.test\\.ts$';
const npm = (names) => `(^|/node_modules/)(${names})(/|$)`;

module.exports = [
  {
    name: 'api-platform-is-below',
    comment: 'The platform is what every feature needs: it knows none of them.',
    severity: 'error',
    // write-document.ts is a script: it builds the whole app to print its contract.
    from: { path: '^apps/api/src/platform/', pathNot: `/write-document\\.ts$|${test}` },
    to: { path: '^apps/api/src/', pathNot: '^apps/api/src/platform/' },
  },
  {
    name: 'api-gateways-see-the-platform-only',
    comment:
      'A gateway carries the words of an outside service; what they mean is decided by a feature.',
    severity: 'error',
    from: { path: '^apps/api/src/gateways/([^/]+)/', pathNot: test },
    to: { path: '^apps/api/src/', pathNot: '^apps/api/src/(platform|gateways/$1)/' },
  },
  {
    name: 'api-features-are-below-the-app',
    comment:
      'What a feature needs from outside is passed to it: it does not reach for app, server, config, jobs or commands.',
    severity: 'error',
    from: { path: '^apps/api/src/features/', pathNot: test },
    to: { path: '^apps/api/src/(app|server|config)\\.ts$|^apps/api/src/(jobs|commands)/' },
  },
  {
    name: 'api-features-meet-at-services',
    comment: 'A feature uses another by its *.service.ts, never by its insides.',
    severity: 'error',
    from: { path: '^apps/api/src/features/([^/]+)/', pathNot: test },
    to: { path: '^apps/api/src/features/', pathNot: '^apps/api/src/features/$1/|\\.service\\.ts$' },
  },
  {
    name: 'api-only-routes-know-http',
    comment: 'Only *.routes.ts know requests and replies.',
    severity: 'error',
    from: { path: '^apps/api/src/(features|gateways|jobs)/', pathNot: `\\.routes\\.ts$|${test}` },
    to: { path: npm('fastify|fastify-plugin|fastify-type-provider-zod|@fastify/[^/]+') },
  },
  {
    name: 'api-only-repositories-know-the-database',
    comment:
      'Queries and Prisma models stay behind *.repository.ts; a service opens the transaction and passes it on.',
    severity: 'error',
    from: {
      path: '^apps/api/src/(features|gateways|jobs|commands)/',
      pathNot: `\\.repository\\.ts$|${test}`,
    },
    to: {
      path: `^apps/api/src/platform/(prisma-client/|sql-file\\.ts)|${npm('pg|@prisma/[^/]+')}`,
    },
  },
  {
    name: 'api-domain-is-pure',
    comment:
      'Rules read their arguments and the vocabulary: no file, no network, no database. (Of Node: hashes, and isIP of net.)',
    severity: 'error',
    from: { path: '^apps/api/src/.*\\.domain\\.ts$' },
    to: {
      pathNot: `\\.domain\\.ts$|\\.fr\\.ts$|^packages/contracts/src/vocabulary/|^packages/pictures/src/|^(node:)?(crypto|net)$|${npm('date-fns|@date-fns/tz|uuid|zod')}`,
      dependencyTypesNot: ['type-only'],
    },
  },
];
