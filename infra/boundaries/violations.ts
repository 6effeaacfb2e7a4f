import { apiViolations, type Violation } from './api-violations.ts';

const api = 'apps/api/src';
const site = 'apps/public/src';
const core = 'packages/auth-core/src';

export const violations: Violation[] = [
  ...apiViolations,
  { rule: 'fronts-never-see-the-api', from: `${site}/lib/peek.ts`, to: `${api}/platform/clock.ts` },
  {
    rule: 'fronts-never-see-the-api',
    from: 'apps/pro/src/lib/peek.ts',
    to: `${api}/platform/clock.ts`,
  },
  {
    rule: 'fronts-never-see-the-api',
    from: `${site}/lib/session.ts`,
    to: `${core}/start-auth-core.ts`,
  },
  {
    rule: 'apps-never-see-each-other',
    from: 'apps/pro/src/lib/borrow.ts',
    to: `${site}/lib/words.ts`,
  },
  {
    rule: 'apps-never-see-each-other',
    from: `${api}/platform/borrow.ts`,
    to: `${site}/lib/words.ts`,
  },
  {
    rule: 'mobile-sees-the-entry-of-the-public-site-only',
    from: 'apps/mobile/src/borrow.ts',
    to: `${site}/lib/words.ts`,
  },
  {
    rule: 'only-mobile-calls-its-plugins',
    from: `${site}/lib/device.ts`,
    to: '@capacitor/device',
  },
  {
    rule: 'api-sees-vocabulary-pictures-and-auth-core-only',
    from: `${api}/platform/call.ts`,
    to: 'packages/contracts/src/client.ts',
  },
  {
    rule: 'api-sees-vocabulary-pictures-and-auth-core-only',
    from: `${api}/platform/draw.ts`,
    to: 'packages/ui/src/card.tsx',
  },
  {
    rule: 'api-sees-vocabulary-pictures-and-auth-core-only',
    from: `${api}/platform/core.ts`,
    to: `${core}/core.ts`,
  },
  {
    rule: 'packages-see-no-app',
    from: 'packages/contracts/src/vocabulary/reach.ts',
    to: `${api}/platform/clock.ts`,
  },
  {
    rule: 'packages-see-the-vocabulary-only',
    from: 'packages/contracts/src/vocabulary/draw.ts',
    to: 'packages/ui/src/card.tsx',
  },
  {
    rule: 'packages-see-the-vocabulary-only',
    from: 'packages/pictures/src/call.ts',
    to: 'packages/contracts/src/client.ts',
  },
  {
    rule: 'packages-of-screens-see-ui-and-vocabulary-only',
    from: 'packages/accounts/src/forms/borrow.tsx',
    to: 'packages/batch-import/src/report/report.tsx',
  },
  {
    rule: 'packages-of-screens-see-ui-and-vocabulary-only',
    from: 'packages/batch-import/src/call.ts',
    to: 'packages/contracts/src/client.ts',
  },
  {
    rule: 'packages-of-screens-call-no-network',
    from: 'packages/ui/src/link.tsx',
    to: 'react-router',
  },
  {
    rule: 'packages-of-screens-call-no-network',
    from: 'packages/accounts/src/forms/load.tsx',
    to: '@tanstack/react-query',
  },
  {
    rule: 'ui-knows-no-product-rule',
    from: 'packages/ui/src/form/judge.tsx',
    to: 'packages/contracts/src/vocabulary/accounts/passwords.ts',
  },
  {
    rule: 'ui-knows-no-product-rule',
    from: 'packages/ui/src/load.tsx',
    to: 'packages/contracts/src/client.ts',
  },
  {
    rule: 'prisma-holds-no-code',
    from: `${api}/commands/seed.ts`,
    to: 'prisma/seed/demo-content.fr.ts',
  },
  { rule: 'only-pro-draws-with-mantine', from: `${site}/lib/draw.tsx`, to: '@mantine/core' },
  { rule: 'only-pro-draws-with-mantine', from: 'packages/ui/src/draw.tsx', to: '@mantine/core' },
  { rule: 'product-sees-no-tooling', from: `${api}/platform/tool.ts`, to: 'infra/process/tool.ts' },
  {
    rule: 'auth-core-knows-the-protocol-only',
    from: `${core}/words.ts`,
    to: 'packages/contracts/src/vocabulary/themes/themes.ts',
  },
  {
    rule: 'auth-core-recipes-meet-at-stores',
    from: `${core}/recipes/roles/meet.ts`,
    to: `${core}/recipes/session/verify.ts`,
  },
  {
    rule: 'auth-core-recipes-are-below-the-server',
    from: `${core}/recipes/roles/up.ts`,
    to: `${core}/http/server.ts`,
  },
  {
    rule: 'auth-core-recipes-are-below-the-server',
    from: `${core}/tokens/up.ts`,
    to: `${core}/start-auth-core.ts`,
  },
  {
    rule: 'auth-core-only-stores-know-the-database',
    from: `${core}/recipes/roles/rows.ts`,
    to: `${core}/database/sql.ts`,
  },
  { rule: 'auth-core-only-stores-know-the-database', from: `${core}/tokens/rows.ts`, to: 'pg' },
  {
    rule: 'auth-core-only-the-server-knows-http',
    from: `${core}/recipes/roles/reply.ts`,
    to: 'fastify',
  },
  {
    rule: 'front-lib-is-below',
    from: `${site}/lib/up.ts`,
    to: `${site}/features/search/search.ts`,
  },
  {
    rule: 'front-features-are-below-routes',
    from: `${site}/features/search/up.ts`,
    to: `${site}/routes/home.tsx`,
  },
  {
    rule: 'front-routes-are-below-the-app',
    from: `${site}/routes/up.tsx`,
    to: `${site}/app/shell.tsx`,
  },
  {
    rule: 'front-features-do-not-meet',
    from: `${site}/features/map/meet.ts`,
    to: `${site}/features/search/search.ts`,
  },
  {
    rule: 'front-features-do-not-meet',
    from: 'apps/pro/src/features/a/meet.ts',
    to: 'apps/pro/src/features/b/b.ts',
  },
  {
    rule: 'front-only-queries-call-the-network',
    from: `${site}/features/search/call.ts`,
    to: 'openapi-fetch',
  },
  {
    rule: 'front-only-queries-call-the-network',
    from: `${site}/routes/call.tsx`,
    to: 'packages/contracts/src/client.ts',
  },
  {
    rule: 'product-does-not-know-the-sandbox',
    from: `${api}/gateways/mail/pretend.ts`,
    to: 'apps/sandbox/src/start-sandbox.ts',
  },
  {
    rule: 'product-does-not-know-the-sandbox',
    from: 'apps/pro/src/lib/pretend.ts',
    to: 'apps/sandbox/src/start-sandbox.ts',
  },
  {
    rule: 'product-does-not-know-the-sandbox',
    from: 'packages/ui/src/pretend.ts',
    to: 'apps/sandbox/src/start-sandbox.ts',
  },
  {
    rule: 'sandbox-does-not-know-the-product',
    from: 'apps/sandbox/src/stand-ins/mail-server/peek.ts',
    to: `${api}/platform/clock.ts`,
  },
  {
    rule: 'sandbox-does-not-know-the-product',
    from: 'apps/sandbox/src/stand-ins/mail-server/call.ts',
    to: 'packages/contracts/src/client.ts',
  },
  {
    rule: 'sandbox-does-not-know-the-product',
    from: 'apps/sandbox/src/stand-ins/mail-server/tool.ts',
    to: 'infra/process/tool.ts',
  },
  {
    rule: 'client-needs-types-of-the-contract-only',
    from: 'packages/client/src/call.ts',
    to: 'packages/contracts/src/client.ts',
  },
  {
    rule: 'client-imports-no-code-of-ours',
    from: 'packages/client/src/names.ts',
    to: 'packages/contracts/src/vocabulary/themes/themes.ts',
  },
  { rule: 'client-runs-in-browsers', from: 'packages/client/src/sign.ts', to: 'node:crypto' },
  {
    rule: 'mcp-calls-the-client-only',
    from: 'apps/mcp/src/call.ts',
    to: 'packages/contracts/src/client.ts',
  },
  { rule: 'mcp-calls-the-client-only', from: 'apps/mcp/src/fetch.ts', to: 'openapi-fetch' },
  {
    rule: 'examples-see-the-client-only',
    from: 'examples/src/agenda/peek.ts',
    to: `${api}/platform/clock.ts`,
  },
  { rule: 'no-utils', from: `${site}/lib/tidy.ts`, to: `${site}/lib/utils.ts` },
  { rule: 'no-unknown-import', from: `${site}/lib/lost.ts`, to: 'nowhere-at-all' },
];

export const permitted: Omit<Violation, 'rule'>[] = [
  { from: `${site}/features/search/search.queries.ts`, to: 'packages/contracts/src/client.ts' },
  { from: `${site}/routes/list.tsx`, to: `${site}/features/search/search.ts` },
  { from: `${site}/app/shell.tsx`, to: `${site}/routes/home.tsx` },
  { from: `${api}/app.ts`, to: `${api}/features/towns/towns.plugin.ts` },
  { from: `${api}/jobs/start-worker.ts`, to: `${api}/features/pois/pois.jobs.ts` },
  { from: `${api}/commands/write-openapi.ts`, to: `${api}/app.ts` },
  { from: `${api}/config/sender-settings.ts`, to: `${api}/platform/mail-address.ts` },
  { from: `${api}/features/towns/towns.plugin.ts`, to: `${api}/config/config.ts` },
  { from: `${api}/features/home/near.service.ts`, to: `${api}/features/pois/pois.service.ts` },
  {
    from: `${api}/features/pois/words.domain.ts`,
    to: 'packages/contracts/src/vocabulary/themes/themes.ts',
  },
  { from: `${api}/features/pois/rows.repository.ts`, to: `${api}/platform/database/sql-file.ts` },
  { from: `${api}/server.ts`, to: `${core}/start-auth-core.ts` },
  { from: `${core}/recipes/roles/role.store.ts`, to: `${core}/database/sql.ts` },
  { from: `${core}/recipes/roles/list.ts`, to: `${core}/recipes/session/session.store.ts` },
  { from: 'packages/ui/src/chip.tsx', to: 'packages/contracts/src/vocabulary/themes/themes.ts' },
  { from: 'packages/accounts/src/forms/login.tsx', to: 'packages/ui/src/button/button.tsx' },
  {
    from: 'packages/accounts/src/forms/sign-up.tsx',
    to: 'packages/contracts/src/vocabulary/accounts/passwords.ts',
  },
  { from: 'apps/mobile/src/open.ts', to: `${site}/app/draw.tsx` },
  { from: 'apps/mcp/src/tools/list.ts', to: 'packages/client/src/client.ts' },
  {
    from: 'apps/mcp/src/tools/words.ts',
    to: 'packages/contracts/src/vocabulary/themes/themes.ts',
  },
  { from: 'examples/src/agenda/publish.ts', to: 'packages/client/src/client.ts' },
  { from: 'examples/test/agenda.test.ts', to: `${api}/app.ts` },
  { from: `${api}/features/accounts/mails.test.ts`, to: 'apps/sandbox/src/start-sandbox.ts' },
  { from: 'apps/api/test/start-services.ts', to: 'apps/sandbox/src/start-sandbox.ts' },
  { from: 'packages/auth-core/test/sign-in.ts', to: 'apps/sandbox/src/start-sandbox.ts' },
  { from: 'infra/start/open-services.ts', to: 'apps/sandbox/src/start-sandbox.ts' },
  {
    from: 'apps/sandbox/src/stand-ins/images/draw.ts',
    to: 'packages/pictures/src/draw-picture.ts',
  },
];
