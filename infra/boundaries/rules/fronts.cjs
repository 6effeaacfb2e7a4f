const test = '\\.test\\.tsx?$';
const front = '^apps/(public|pro)/src';

module.exports = [
  {
    name: 'front-lib-is-below',
    comment: 'lib/ imports no feature and no screen: both use it.',
    severity: 'error',
    from: { path: `${front}/lib/`, pathNot: test },
    to: { path: `${front}/(features|routes|app)/` },
  },
  {
    name: 'front-features-are-below-routes',
    comment: 'A feature does not import the screens that show it.',
    severity: 'error',
    from: { path: `${front}/features/`, pathNot: test },
    to: { path: `${front}/(routes|app)/` },
  },
  {
    name: 'front-routes-are-below-the-app',
    comment: 'A screen does not import the shell around it.',
    severity: 'error',
    from: { path: `${front}/routes/`, pathNot: test },
    to: { path: `${front}/app/` },
  },
  {
    name: 'front-features-do-not-meet',
    comment: 'A route combines the features of its screen: features do not import each other.',
    severity: 'error',
    from: { path: `${front}/features/([^/]+)/`, pathNot: test },
    to: {
      path: `${front}/features/`,
      pathNot: `${front.replace('(public|pro)', '$1')}/features/$2/`,
    },
  },
  {
    name: 'front-only-queries-call-the-network',
    comment: 'Only *.queries.ts call the API; the shell configures the client once.',
    severity: 'error',
    from: { path: `${front}/(features|routes)/`, pathNot: `\\.queries\\.ts$|${test}` },
    to: {
      path: '^packages/contracts/src/client\\.ts$|(^|/node_modules/)openapi-fetch(/|$)',
      dependencyTypesNot: ['type-only'],
    },
  },
];
