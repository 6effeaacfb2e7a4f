/** Tests, their helpers and tool configurations. */
const tooling =
  '\\.(test|browser\\.test)\\.tsx?$|\\.config\\.(ts|mjs)$|/test-setup\\.ts$|^(apps|packages)/[^/]+/test/';

const screens = 'accounts|batch-import';
const otherPackages = `${screens}|client`;

module.exports = [
  {
    name: 'fronts-never-see-the-api',
    comment: 'The sites use the API, sessions included, by its contract alone: packages/contracts.',
    severity: 'error',
    from: { path: '^apps/(public|pro|mobile)/' },
    to: { path: '^(apps/api|packages/auth-core)/' },
  },
  {
    name: 'apps-never-see-each-other',
    comment:
      'Code that two apps share is a package. (The API loads the built public site by its path, without an import.)',
    severity: 'error',
    from: { path: '^apps/([^/]+)/', pathNot: '^apps/mobile/' },
    to: { path: '^apps/', pathNot: '^apps/($1|sandbox)/' },
  },
  {
    name: 'mobile-sees-the-entry-of-the-public-site-only',
    comment:
      'The mobile application is a build of the public site: it draws its pages, and takes its Vite plugins and its rules for cookies and analytics.',
    severity: 'error',
    from: { path: '^apps/mobile/' },
    to: {
      path: '^apps/',
      pathNot:
        '^apps/(mobile/|public/(src/(app/draw\\.tsx|lib/(write-cookie|analytics/should-track)\\.ts)$|build/))',
    },
  },
  {
    name: 'only-mobile-calls-its-plugins',
    comment:
      'No page of a site loads the plugins of the application. Those that browsers implement too are in the public site.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: '^apps/mobile/' },
    to: {
      path: '(^|/node_modules/)@capacitor/',
      pathNot: '/node_modules/@capacitor/(app|core|geolocation|share)/',
    },
  },
  {
    name: 'api-sees-vocabulary-pictures-and-auth-core-only',
    comment:
      'Of our packages the API imports the vocabulary, the pictures, the start of the session core, and what the widget and its page for frames share.',
    severity: 'error',
    from: { path: '^apps/api/' },
    to: {
      path: '^packages/',
      pathNot:
        '^packages/((contracts/src/vocabulary|pictures/src|widget/src/(view|look))/|auth-core/src/start-auth-core\\.ts$)',
    },
  },
  {
    name: 'packages-see-no-app',
    comment: 'Packages import no app, except the sandbox, for which sandbox.cjs has the rules.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^apps/', pathNot: '^apps/sandbox/' },
  },
  {
    name: 'packages-see-the-vocabulary-only',
    comment:
      'Of other packages, a package imports the vocabulary. Those with screens, and the client, have rules of their own.',
    severity: 'error',
    from: { path: '^packages/([^/]+)/', pathNot: `^packages/(${otherPackages})/` },
    to: { path: '^packages/', pathNot: '^packages/($1/|contracts/src/vocabulary/)' },
  },
  {
    name: 'packages-of-screens-see-ui-and-vocabulary-only',
    comment: 'Accounts and batch import use packages/ui and the vocabulary, not each other.',
    severity: 'error',
    from: { path: `^packages/(${screens})/` },
    to: { path: '^packages/', pathNot: '^packages/($1/|ui/src/|contracts/src/vocabulary/)' },
  },
  {
    name: 'packages-of-screens-call-no-network',
    comment: 'These packages use no router and no network: the site passes them what they need.',
    severity: 'error',
    from: { path: `^packages/(ui|${screens})/` },
    to: { path: '(^|/node_modules/)(react-router|@tanstack/react-query|openapi-fetch)(/|$)' },
  },
  {
    name: 'ui-knows-no-product-rule',
    comment:
      'Of the vocabulary, packages/ui imports themes, states of events, dates, texts, locales and limits.',
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
    comment: 'Shipped code does not import the tools: infra, e2e, bench, attack and examples.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: tooling },
    to: { path: '^(infra|e2e|bench|attack|examples)/' },
  },
];
