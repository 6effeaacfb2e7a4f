// Import rules inside apps/public and apps/pro. Each layer may import those on its left:
// lib ← features ← routes ← app.
const test = '\\.test\\.tsx?$';
const front = '^apps/(public|pro)/src';

module.exports = [
  {
    name: 'front-lib-is-below',
    comment: 'Plumbing knows no capability and no screen.',
    severity: 'error',
    from: { path: `${front}/lib/`, pathNot: test },
    to: { path: `${front}/(features|routes|app)/` },
  },
  {
    name: 'front-features-are-below-routes',
    comment: 'A capability does not know the screens it is shown on.',
    severity: 'error',
    from: { path: `${front}/features/`, pathNot: test },
    to: { path: `${front}/(routes|app)/` },
  },
  {
    name: 'front-routes-are-below-the-app',
    comment: 'A screen does not know the shell around it.',
    severity: 'error',
    from: { path: `${front}/routes/`, pathNot: test },
    to: { path: `${front}/app/` },
  },
  {
    name: 'front-features-do-not-meet',
    comment: 'Two capabilities on one screen are put together by its route.',
    severity: 'error',
    from: { path: `${front}/features/([^/]+)/`, pathNot: test },
    to: {
      path: `${front}/features/`,
      pathNot: `${front.replace('(public|pro)', '$1')}/features/$2/`,
    },
  },
  {
    name: 'front-only-queries-call-the-network',
    comment: 'Only *.queries.ts ask the API; the shell binds the client once.',
    severity: 'error',
    from: { path: `${front}/(features|routes)/`, pathNot: `\\.queries\\.ts$|${test}` },
    to: {
      path: '^packages/contracts/src/client\\.ts$|(^|/node_modules/)openapi-fetch(/|$)',
      dependencyTypesNot: ['type-only'],
    },
  },
];
