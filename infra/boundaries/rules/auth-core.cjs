const test = '\\.test\\.ts$';
const core = '^packages/auth-core/src';
const npm = (names) => `(^|/node_modules/)(${names})(/|$)`;

module.exports = [
  {
    name: 'auth-core-knows-the-protocol-only',
    comment:
      'The session core imports nothing of the product, not even its vocabulary, so that the official core can replace it.',
    severity: 'error',
    from: { path: '^packages/auth-core/' },
    to: { path: '^packages/', pathNot: '^packages/auth-core/' },
  },
  {
    name: 'auth-core-recipes-meet-at-stores',
    comment:
      'A recipe may import the stores of other recipes, and the accounts; never their endpoints.',
    severity: 'error',
    from: { path: `${core}/recipes/([^/]+)/`, pathNot: test },
    to: { path: `${core}/recipes/`, pathNot: `${core}/recipes/($1|accounts)/|\\.store\\.ts$` },
  },
  {
    name: 'auth-core-recipes-are-below-the-server',
    comment:
      'Recipes, tokens, passwords and the database do not import the server that exposes them.',
    severity: 'error',
    from: { path: `${core}/(recipes|tokens|passwords|database)/`, pathNot: test },
    to: { path: `${core}/(http/server|start-auth-core|all-endpoints|purge)\\.ts$` },
  },
  {
    name: 'auth-core-only-stores-know-the-database',
    comment: 'SQL is in *.store.ts; the endpoint opens the transaction and passes it to them.',
    severity: 'error',
    from: {
      path: `${core}/`,
      pathNot: `\\.store\\.ts$|${core}/(database/|start-auth-core\\.ts)|${test}`,
    },
    to: { path: `${core}/database/sql\\.ts$|${npm('pg')}` },
  },
  {
    name: 'auth-core-only-the-server-knows-http',
    comment: 'Only the server imports Fastify: an endpoint maps an input to an answer.',
    severity: 'error',
    from: { path: `${core}/`, pathNot: `${core}/http/server\\.ts$|${test}` },
    to: { path: npm('fastify|@fastify/[^/]+') },
  },
];
