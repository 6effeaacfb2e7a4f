// Inside packages/auth-core: tokens, passwords and database ← recipes ← server ← start.
const test = '\\.test\\.ts$';
const core = '^packages/auth-core/src';
const npm = (names) => `(^|/node_modules/)(${names})(/|$)`;

module.exports = [
  {
    name: 'auth-core-knows-the-protocol-only',
    comment:
      'The session core knows nothing of the product, not even its vocabulary: the official core must be able to take its place.',
    severity: 'error',
    from: { path: '^packages/auth-core/' },
    to: { path: '^packages/', pathNot: '^packages/auth-core/' },
  },
  {
    name: 'auth-core-recipes-meet-at-stores',
    comment:
      'A recipe uses the rows of another, and accounts, which all of them are about; never its answers.',
    severity: 'error',
    from: { path: `${core}/recipes/([^/]+)/`, pathNot: test },
    to: { path: `${core}/recipes/`, pathNot: `${core}/recipes/($1|accounts)/|\\.store\\.ts$` },
  },
  {
    name: 'auth-core-recipes-are-below-the-server',
    comment: 'What recipes stand on does not know them, and they do not know who serves them.',
    severity: 'error',
    from: { path: `${core}/(recipes|tokens|passwords|database)/`, pathNot: test },
    to: { path: `${core}/(http/server|start-auth-core|all-endpoints|purge)\\.ts$` },
  },
  {
    name: 'auth-core-only-stores-know-the-database',
    comment:
      'Statements stay behind *.store.ts; whoever decides opens the transaction and passes it on.',
    severity: 'error',
    from: {
      path: `${core}/`,
      pathNot: `\\.store\\.ts$|${core}/(database/|start-auth-core\\.ts)|${test}`,
    },
    to: { path: `${core}/database/sql\\.ts$|${npm('pg')}` },
  },
  {
    name: 'auth-core-only-the-server-knows-http',
    comment: 'A recipe takes an input and gives an answer.',
    severity: 'error',
    from: { path: `${core}/`, pathNot: `${core}/http/server\\.ts$|${test}` },
    to: { path: npm('fastify|@fastify/[^/]+') },
  },
];
