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
import { type MailsService, mailsService } from './features/mails/mails.service.ts';
import { unsubscribeRoutes } from './features/mails/unsubscribe.routes.ts';
import { unsubscribeService } from './features/mails/unsubscribe.service.ts';
import { readMembershipsToo } from './features/organisations/memberships.service.ts';
import { placesRoutes } from './features/places/places.routes.ts';
import { placesService } from './features/places/places.service.ts';
import { poiFilesRoutes } from './features/poi-files/poi-files.routes.ts';
import { type PoiFilesService, poiFilesService } from './features/poi-files/poi-files.service.ts';
import { poiCardsRoutes } from './features/pois/poi-cards.routes.ts';
import { poiCardsService } from './features/pois/poi-cards.service.ts';
import { poisRoutes } from './features/pois/pois.routes.ts';
import { type PoisService, poisService } from './features/pois/pois.service.ts';
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
import { type Hosts, isProHost, originsOf } from './features/web/web.domain.ts';
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

/** What the registrations below share: the server, what they read and write, and the addresses of the two sites. */
type Composition = {
  app: FastifyInstance;
  config: Config;
  db: Db;
  clock: Clock;
  mails: MailsService;
  pois: PoisService;
  listCards: ReturnType<typeof poiCardsService>;
  files: PoiFilesService;
  hosts: Hosts;
  sites: ReturnType<typeof sitesOf>;
};

/** Opens the server with the rules that hold for every route. `connect` gives it the session library once it stands. */
async function openServer({ config, db, clock, readViewer }: AppDeps) {
  let auth: Auth | undefined;
  const fromSession: ReadViewer = async (...asked) => (await auth?.readViewer(...asked)) ?? null;
  const whoAsks = readMembershipsToo(db, readViewer ?? fromSession);
  const app = await createHttpServer({
    logLevel: config.LOG_LEVEL,
    trustProxy: config.TRUST_PROXY ?? false,
    hosts: servedHosts(config),
    reach: reachOf(config),
    readViewer: whoAsks,
    clock,
    rateLimits: rateLimitsOf({ config, db, clock }),
  });
  const journal = await registerSecurityJournal(app, { prefix, db, clock });
  await app.register(nativeShell, { appScheme: config.APP_SCHEME });
  auth = await connectAuth({ config, db, clock, log: app.log, journal });
  app.addHook('onClose', async () => auth?.close());
  await app.register(openapiRoutes);
  return { app, auth, whoAsks };
}

/** The routes of visitors: events, places, the map, feedback and mail preferences. */
async function registerVisitorRoutes(composition: Composition): Promise<void> {
  const { app, config, db, clock, mails, pois, listCards, files, hosts } = composition;
  const places = placesService(db);
  const locate = await openIpLocator(config.IP_DATABASE_FILE, (reason) =>
    app.log.warn(`no position by IP: ${reason}`),
  );
  const team = config.FEEDBACK_EMAIL ?? config.CONTACT_EMAIL;
  const geocoder =
    config.GEOCODER_URL === undefined
      ? undefined
      : stateGeocoder({ baseUrl: config.GEOCODER_URL, deadlineMs: geocoderDeadlineMs, clock });
  const addresses = addressesService({
    geocoder,
    onAway: (error) => app.log.warn({ err: error }, 'the geocoder cannot be asked'),
  });
  const originOf = ({ protocol, host }: FastifyRequest): string =>
    originsOf(protocol, host, hosts).origin;
  await app.register(entitiesRoutes, { prefix });
  await app.register(feedbackRoutes, {
    prefix,
    feedback: feedbackService({ db, clock, mails, team }),
  });
  await app.register(unsubscribeRoutes, {
    unsubscribe: unsubscribeService({ db, clock }),
    name: config.PRODUCT_NAME,
  });
  await app.register(poisRoutes, { prefix, pois });
  await app.register(poiCardsRoutes, { prefix, listCards });
  await app.register(statisticsRoutes, { prefix, statistics: statisticsService({ db, clock }) });
  await app.register(placesRoutes, { prefix, places });
  await app.register(addressesRoutes, { prefix, addresses });
  await app.register(regionsRoutes, { prefix, db });
  await app.register(townsRoutes, { prefix });
  await app.register(basemapRoutes, { prefix, basemap: basemapService(db) });
  await app.register(positionRoutes, { prefix, position: positionService(locate, places) });
  await app.register(poiFilesRoutes, { prefix, files, originOf });
}

/** The routes of accounts, organisers and moderators. Returns the service by which events are edited. */
async function registerAccountRoutes(
  { app, config, db, clock, mails, listCards, files, sites }: Composition,
  { auth, access }: { auth: Auth | undefined; access: AccountAccess | undefined },
) {
  const proOrigin = ({ host }: FastifyRequest): string => proOriginOf(host, sites);
  const publicOrigin = ({ host }: FastifyRequest): string => publicOriginOf(host, sites);
  await registerAuthRoutes(app, auth, { prefix, sites });
  await registerPersonalRoutes(app, {
    prefix,
    db,
    clock,
    product: config.PRODUCT_NAME,
    files,
    listCards,
    originOf: publicOrigin,
    access: access ?? auth?.credentials,
  });
  await registerOrganisationRoutes(app, {
    prefix,
    db,
    clock,
    mails,
    listCards,
    registryUrl: config.REGISTRY_URL,
    proOriginOf: proOrigin,
  });
  const editing = await registerEditingRoutes(app, {
    prefix,
    db,
    clock,
    originsOf: (request) => ({ site: publicOrigin(request), pro: proOrigin(request) }),
  });
  await registerCampaignRoutes(app, { prefix, config, db, clock, proOriginOf: proOrigin });
  await registerImportRoutes(app, { prefix, db, clock });
  return editing;
}

/** The two built sites, and what only they ask for: rendered pages, previews, pictures to share, sitemaps. */
async function registerSites(
  { app, config, db, clock, pois, hosts }: Composition,
  { editing, media, dists }: SiteParts,
): Promise<void> {
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
}

type SiteParts = {
  editing: Awaited<ReturnType<typeof registerEditingRoutes>>;
  media: Awaited<ReturnType<typeof registerPictureRoutes>>;
  dists: AppDeps['dists'];
};

/** The whole service, not listening yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, clock, access, dists = {} } = deps;
  const { app, auth, whoAsks } = await openServer(deps);
  const media = await registerPictureRoutes(app, {
    prefix,
    config,
    db,
    clock,
    readViewer: whoAsks,
  });
  const pois = poisService({ db, clock });
  const composition: Composition = {
    app,
    config,
    db,
    clock,
    mails: mailsService({ clock }),
    pois,
    listCards: poiCardsService({ db, clock }),
    files: poiFilesService({ db, pois, product: config.PRODUCT_NAME }),
    hosts: { main: config.MAIN_HOST, pro: config.PRO_HOST },
    sites: sitesOf(config),
  };
  await registerVisitorRoutes(composition);
  const editing = await registerAccountRoutes(composition, { auth, access });
  await registerSites(composition, { editing, media, dists });
  return app;
}
