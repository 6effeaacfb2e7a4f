// Import rules between the apps, the packages and the folders of tools.
/** Tests and tool configurations: they may import tools, shipped code may not. */
const tooling =
  '\\.(test|browser\\.test)\\.tsx?$|\\.config\\.(ts|mjs)$|/test-setup\\.ts$|^(apps|packages)/[^/]+/test/';

/** Packages that hold screens of both sites. */
const screens = 'accounts|batch-import';

module.exports = [
  {
    name: 'fronts-never-see-the-api',
    comment:
      'Fronts speak to the API over its contract only: packages/contracts. Sessions are behind it too.',
    severity: 'error',
    from: { path: '^apps/(public|pro|mobile)/' },
    to: { path: '^(apps/api|packages/auth-core)/' },
  },
  {
    name: 'apps-never-see-each-other',
    comment:
      'What two apps share is a package. (The API loads the built entry of the public site by its address, not by an import.)',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/($1|sandbox)/' },
  },
  {
    name: 'api-sees-vocabulary-pictures-and-auth-core-only',
    comment:
      'Of our packages the API reads the vocabulary, the pictures that it serves, and how to start the embedded session core.',
    severity: 'error',
    from: { path: '^apps/api/' },
    to: {
      path: '^packages/',
      pathNot:
        '^packages/((contracts/src/vocabulary|pictures/src)/|auth-core/src/start-auth-core\\.ts$)',
    },
  },
  {
    name: 'packages-see-no-app',
    comment: 'Packages are below the apps. (Who may start the sandbox is said in sandbox.cjs.)',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^apps/', pathNot: '^apps/sandbox/' },
  },
  {
    name: 'packages-see-the-vocabulary-only',
    comment: 'Packages share the vocabulary alone; those made of screens use packages/ui too.',
    severity: 'error',
    from: { path: '^packages/([^/]+)/', pathNot: `^packages/(${screens})/` },
    to: { path: '^packages/', pathNot: '^packages/($1/|contracts/src/vocabulary/)' },
  },
  {
    name: 'packages-of-screens-see-ui-and-vocabulary-only',
    comment: 'Accounts and batch import are drawn with packages/ui, and do not know each other.',
    severity: 'error',
    from: { path: `^packages/(${screens})/` },
    to: { path: '^packages/', pathNot: '^packages/($1/|ui/src/|contracts/src/vocabulary/)' },
  },
  {
    name: 'packages-of-screens-call-no-network',
    comment: 'The site around them calls the service and knows the router.',
    severity: 'error',
    from: { path: `^packages/(ui|${screens})/` },
    to: { path: '(^|/node_modules/)(react-router|@tanstack/react-query|openapi-fetch)(/|$)' },
  },
  {
    name: 'ui-knows-no-product-rule',
    comment:
      'Of the vocabulary packages/ui reads what it draws by name (themes, the state of an event) and what it spells (dates, numbers, limits).',
    severity: 'error',
    from: { path: '^packages/ui/', pathNot: tooling },
    to: {
      path: '^packages/contracts/',
      pathNot:
        '^packages/contracts/src/vocabulary/((themes|dates|text)/|limits\\.ts$|site/locales\\.ts$|events/live-states\\.ts$)',
    },
  },
  {
    name: 'prisma-holds-no-code',
    comment:
      'prisma/ is the schema, its migrations and the SQL functions: no code imports from it.',
    severity: 'error',
    from: {},
    to: { path: '^prisma/' },
  },
  {
    name: 'only-pro-draws-with-mantine',
    comment:
      'Mantine weighs more than a public page may: its components are for apps/pro. packages/ui has its theme.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: '^(apps/pro|packages/ui/src/provider)/' },
    to: { path: '(^|/node_modules/)@mantine/' },
  },
  {
    name: 'product-sees-no-tooling',
    comment: 'infra, e2e, bench and attack work on the product; the product does not know them.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: tooling },
    to: { path: '^(infra|e2e|bench|attack)/' },
  },
];
