import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCampaignRoutes } from './campaign-routes.ts';
import type { Config } from './config.ts';
import { connectAuth, registerAuthRoutes, sitesOf } from './connect-auth.ts';
import { reachOf, servedHosts } from './edge-settings.ts';
import { registerEditingRoutes } from './editing-routes.ts';
import type { AccountAccess } from './features/account/account-access.ts';
import { addressesRoutes } from './features/addresses/addresses.routes.ts';
import { addressesService } from './features/addresses/addresses.service.ts';
import type { Auth } from './features/auth/open-auth.ts';
import { proOriginOf, publicOriginOf } from './features/auth/sites.domain.ts';
import { basemapRoutes } from './features/basemap/basemap.routes.ts';
import { basemapService } from './features/basemap/basemap.service.ts';
import { entitiesRoutes } from './features/entities/entities.routes.ts';
import { feedbackRoutes } from './features/feedback/feedback.routes.ts';
import { feedbackService } from './features/feedback/feedback.service.ts';
import { mailsService } from './features/mails/mails.service.ts';
import { unsubscribeRoutes } from './features/mails/unsubscribe.routes.ts';
import { unsubscribeService } from './features/mails/unsubscribe.service.ts';
import { readMembershipsToo } from './features/organisations/memberships.service.ts';
import { placesRoutes } from './features/places/places.routes.ts';
import { placesService } from './features/places/places.service.ts';
import { poiFilesRoutes } from './features/poi-files/poi-files.routes.ts';
import { poiFilesService } from './features/poi-files/poi-files.service.ts';
import { poiCardsRoutes } from './features/pois/poi-cards.routes.ts';
import { poiCardsService } from './features/pois/poi-cards.service.ts';
import { poisRoutes } from './features/pois/pois.routes.ts';
import { poisService } from './features/pois/pois.service.ts';
import { positionRoutes } from './features/position/position.routes.ts';
import { positionService } from './features/position/position.service.ts';
import { regionsRoutes } from './features/regions/regions.routes.ts';
import { shareCardsRoutes } from './features/share-cards/share-cards.routes.ts';
import { shareCardsService } from './features/share-cards/share-cards.service.ts';
import { sitemapsRoutes } from './features/sitemaps/sitemaps.routes.ts';
import { sitemapsService } from './features/sitemaps/sitemaps.service.ts';
import { statisticsRoutes } from './features/statistics/statistics.routes.ts';
import { statisticsService } from './features/statistics/statistics.service.ts';
import { townsRoutes } from './features/towns/towns.routes.ts';
import { createPageCache } from './features/web/page-cache/page-cache.ts';
import { pageChangesRepository } from './features/web/page-cache/page-changes.repository.ts';
import { pagePreviewRoutes } from './features/web/page-preview.routes.ts';
import { pagePreviewService } from './features/web/page-preview.service.ts';
import { paymentSources } from './features/web/security-headers.ts';
import { isProHost, originsOf } from './features/web/web.domain.ts';
import { type WebOptions, webRoutes } from './features/web/web.routes.ts';
import { stateGeocoder } from './gateways/geocoder/state-geocoder.ts';
import { openIpLocator } from './gateways/ip-location/maxmind-locator.ts';
import { registerImportRoutes } from './import-routes.ts';
import { installedSite } from './installed-site.ts';
import { registerOrganisationRoutes } from './organisation-routes.ts';
import { registerPersonalRoutes } from './personal-routes.ts';
import { registerPictureRoutes } from './picture-routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';
import { createHttpServer } from './platform/http-server.ts';
import { nativeShell } from './platform/native-shell.ts';
import { openapiRoutes } from './platform/openapi/openapi.routes.ts';
import type { ReadViewer } from './platform/viewer.ts';
import { registerSecurityJournal } from './security-journal-routes.ts';

const prefix = '/api/v1';
const geocoderDeadlineMs = 1500;
const sitemapPartSize = 10_000;
const bytesPerMb = 1_048_576;
const publicSite = new URL('../../public/dist/', import.meta.url);

// Every process of the service has the same secret, so that they count an address under the same hash.
const rateLimitsOf = ({ config, db, clock }: Pick<AppDeps, 'config' | 'db' | 'clock'>) =>
  config.RATE_LIMITS === null
    ? undefined
    : {
        db,
        clock,
        factor: config.RATE_LIMITS,
        secret: config.SUPERTOKENS_API_KEY ?? config.DATABASE_URL,
      };

/** `readViewer` says who asks, `access` keeps the ways in, `dists` are the built sites; tests pass their own. */
export type AppDeps = {
  config: Config;
  db: Db;
  clock: Clock;
  readViewer?: ReadViewer;
  access?: AccountAccess;
  dists?: Pick<WebOptions, 'publicDist' | 'proDist'>;
};

/** The whole service, not listening yet. */
export async function buildApp({
  config,
  db,
  clock,
  readViewer,
  access,
  dists = {},
}: AppDeps): Promise<FastifyInstance> {
  let auth: Auth | undefined;
  const fromSession: ReadViewer = async (...asked) => (await auth?.readViewer(...asked)) ?? null;
  const http = {
    logLevel: config.LOG_LEVEL,
    trustProxy: config.TRUST_PROXY ?? false,
    hosts: servedHosts(config),
    reach: reachOf(config),
  };
  const whoAsks = readMembershipsToo(db, readViewer ?? fromSession);
  const app = await createHttpServer({
    ...http,
    readViewer: whoAsks,
    clock,
    rateLimits: rateLimitsOf({ config, db, clock }),
  });
  const journal = await registerSecurityJournal(app, { prefix, db, clock });
  await app.register(nativeShell, { appScheme: config.APP_SCHEME });
  auth = await connectAuth({ config, db, clock, log: app.log, journal });
  app.addHook('onClose', async () => auth?.close());
  await app.register(openapiRoutes);
  const media = await registerPictureRoutes(app, {
    prefix,
    config,
    db,
    clock,
    readViewer: whoAsks,
  });
  const places = placesService(db);
  const locate = await openIpLocator(config.IP_DATABASE_FILE, (reason) =>
    app.log.warn(`no position by IP: ${reason}`),
  );
  await app.register(entitiesRoutes, { prefix });
  const mails = mailsService({ clock });
  await app.register(feedbackRoutes, {
    prefix,
    feedback: feedbackService({
      db,
      clock,
      mails,
      team: config.FEEDBACK_EMAIL ?? config.CONTACT_EMAIL,
    }),
  });
  await app.register(unsubscribeRoutes, {
    unsubscribe: unsubscribeService({ db, clock }),
    name: config.PRODUCT_NAME,
  });
  const pois = poisService({ db, clock });
  await app.register(poisRoutes, { prefix, pois });
  const listCards = poiCardsService({ db, clock });
  await app.register(poiCardsRoutes, { prefix, listCards });
  await app.register(statisticsRoutes, { prefix, statistics: statisticsService({ db, clock }) });
  await app.register(placesRoutes, { prefix, places });
  await app.register(addressesRoutes, {
    prefix,
    addresses: addressesService({
      geocoder:
        config.GEOCODER_URL === undefined
          ? undefined
          : stateGeocoder({ baseUrl: config.GEOCODER_URL, deadlineMs: geocoderDeadlineMs, clock }),
      onAway: (error) => app.log.warn({ err: error }, 'the geocoder cannot be asked'),
    }),
  });
  await app.register(regionsRoutes, { prefix, db });
  await app.register(townsRoutes, { prefix });
  await app.register(basemapRoutes, { prefix, basemap: basemapService(db) });
  await app.register(positionRoutes, { prefix, position: positionService(locate, places) });
  const hosts = { main: config.MAIN_HOST, pro: config.PRO_HOST };
  const product = config.PRODUCT_NAME;
  const files = poiFilesService({ db, pois, product });
  const originOf = ({ protocol, host }: FastifyRequest): string =>
    originsOf(protocol, host, hosts).origin;
  await app.register(poiFilesRoutes, { prefix, files, originOf });
  const sites = sitesOf(config);
  await registerAuthRoutes(app, auth, { prefix, sites });
  const ways = access ?? auth?.credentials;
  const publicOrigin = ({ host }: FastifyRequest): string => publicOriginOf(host, sites);
  await registerPersonalRoutes(app, {
    prefix,
    db,
    clock,
    product,
    files,
    listCards,
    originOf: publicOrigin,
    access: ways,
  });
  await registerOrganisationRoutes(app, {
    prefix,
    db,
    clock,
    mails,
    listCards,
    registryUrl: config.REGISTRY_URL,
    proOriginOf: ({ host }) => proOriginOf(host, sites),
  });
  const bothOrigins = ({ host }: FastifyRequest) => ({
    site: publicOriginOf(host, sites),
    pro: proOriginOf(host, sites),
  });
  const editing = await registerEditingRoutes(app, { prefix, db, clock, originsOf: bothOrigins });
  await registerCampaignRoutes(app, {
    prefix,
    config,
    db,
    clock,
    proOriginOf: ({ host }) => proOriginOf(host, sites),
  });
  await registerImportRoutes(app, { prefix, db, clock });
  const site = installedSite(config);
  await app.register(pagePreviewRoutes, {
    prefix,
    editing,
    pois,
    hosts,
    pages: pagePreviewService({ clock, site, dist: publicSite }),
  });
  await app.register(shareCardsRoutes, {
    shareCards: shareCardsService({ pois, media, clock, name: config.PRODUCT_NAME }),
  });
  await app.register(sitemapsRoutes, {
    sitemaps: sitemapsService({ db, pois, clock, partSize: sitemapPartSize }),
    publicOrigin: (protocol, host) =>
      isProHost(host, hosts) ? undefined : originsOf(protocol, host, hosts).origin,
  });
  await app.register(webRoutes, {
    clock,
    hosts,
    site,
    publicDist: publicSite,
    ...dists,
    payments:
      config.PAYMENTS_SECRET_KEY === undefined
        ? null
        : paymentSources(config.PAYMENTS_SCRIPT_URL ?? null),
    pages: createPageCache({ maxBytes: config.PAGE_CACHE_MB * bytesPerMb, clock }),
    changes: pageChangesRepository({
      databaseUrl: config.DATABASE_URL,
      engine: config.DATABASE_ENGINE,
      onDeaf: (error) => app.log.warn(`pages are not kept: ${error.message}`),
    }),
  });
  return app;
}
