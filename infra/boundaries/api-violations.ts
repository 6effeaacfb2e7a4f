/** `from` is a path from the root; `to` is one too, or the name of a package. */
export type Violation = { rule: string; from: string; to: string };

const api = 'apps/api/src';

export const apiViolations: Violation[] = [
  {
    rule: 'api-platform-is-below',
    from: `${api}/platform/up.ts`,
    to: `${api}/features/pois/pois.service.ts`,
  },
  {
    rule: 'api-platform-is-below',
    from: `${api}/platform/settings.ts`,
    to: `${api}/config/config.ts`,
  },
  {
    rule: 'api-platform-is-below',
    from: `${api}/platform/openapi/write-document.ts`,
    to: `${api}/app.ts`,
  },
  {
    rule: 'api-config-sees-the-platform-only',
    from: `${api}/config/mail-settings.ts`,
    to: `${api}/features/mails/mail-delivery.domain.ts`,
  },
  {
    rule: 'api-config-sees-the-platform-only',
    from: `${api}/config/picture-settings.ts`,
    to: `${api}/gateways/picture-store/picture-store.ts`,
  },
  {
    rule: 'api-gateways-see-the-platform-only',
    from: `${api}/gateways/geocoder/up.ts`,
    to: `${api}/features/pois/pois.service.ts`,
  },
  {
    rule: 'api-features-are-below-the-app',
    from: `${api}/features/pois/whole.ts`,
    to: `${api}/app.ts`,
  },
  {
    rule: 'api-features-are-below-the-app',
    from: `${api}/features/pois/loose.ts`,
    to: `${api}/open-payments.ts`,
  },
  {
    rule: 'api-features-are-below-the-app',
    from: `${api}/features/pois/later.ts`,
    to: `${api}/jobs/sweep.ts`,
  },
  {
    rule: 'api-features-meet-at-services',
    from: `${api}/features/home/home.service.ts`,
    to: `${api}/features/pois/pois.repository.ts`,
  },
  {
    rule: 'api-features-meet-at-services',
    from: `${api}/features/home/home.plugin.ts`,
    to: `${api}/features/pois/list-pois.ts`,
  },
  {
    rule: 'api-demo-content-is-data',
    from: `${api}/features/demo/content/call.fr.ts`,
    to: `${api}/features/demo/demo.service.ts`,
  },
  {
    rule: 'api-only-wiring-reads-the-configuration',
    from: `${api}/features/pois/settings.service.ts`,
    to: `${api}/config/config.ts`,
  },
  {
    rule: 'api-only-the-app-registers-capabilities',
    from: `${api}/features/pois/again.ts`,
    to: `${api}/features/pois/pois.plugin.ts`,
  },
  {
    rule: 'api-only-the-app-registers-capabilities',
    from: `${api}/jobs/register.ts`,
    to: `${api}/features/pois/pois.plugin.ts`,
  },
  {
    rule: 'api-app-meets-features-at-their-wiring',
    from: `${api}/open-payments.ts`,
    to: `${api}/features/campaigns/invoices/seller.ts`,
  },
  {
    rule: 'api-app-meets-features-at-their-wiring',
    from: `${api}/jobs/inside.ts`,
    to: `${api}/features/pois/pois.repository.ts`,
  },
  { rule: 'api-jobs-are-below-the-app', from: `${api}/jobs/up.ts`, to: `${api}/app.ts` },
  {
    rule: 'api-entry-points-are-imported-by-nothing',
    from: `${api}/other.ts`,
    to: `${api}/server.ts`,
  },
  {
    rule: 'api-entry-points-are-imported-by-nothing',
    from: `${api}/features/pois/print.ts`,
    to: `${api}/commands/users.ts`,
  },
  {
    rule: 'api-only-routes-know-http',
    from: `${api}/features/pois/reply.service.ts`,
    to: 'fastify',
  },
  {
    rule: 'api-only-routes-know-http',
    from: `${api}/features/pois/cookie.service.ts`,
    to: '@fastify/cookie',
  },
  {
    rule: 'api-only-repositories-know-the-database',
    from: `${api}/features/pois/rows.service.ts`,
    to: 'pg',
  },
  {
    rule: 'api-only-repositories-know-the-database',
    from: `${api}/features/pois/models.service.ts`,
    to: `${api}/platform/prisma-client/client.ts`,
  },
  {
    rule: 'api-only-repositories-know-the-database',
    from: `${api}/features/pois/query.service.ts`,
    to: `${api}/platform/database/sql-file.ts`,
  },
  { rule: 'api-domain-is-pure', from: `${api}/features/pois/files.domain.ts`, to: 'node:fs' },
  {
    rule: 'api-domain-is-pure',
    from: `${api}/features/pois/time.domain.ts`,
    to: `${api}/platform/clock.ts`,
  },
];
