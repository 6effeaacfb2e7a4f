import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { reachOf, servedHosts } from './config/edge-settings.ts';
import { loadBounds } from './config/load-settings.ts';
import { rateCounting } from './config/rate-limit-settings.ts';
import { type AccountPluginDeps, accountPlugin } from './features/account/account.plugin.ts';
import { addressesPlugin } from './features/addresses/addresses.plugin.ts';
import { authPlugin } from './features/auth/auth.plugin.ts';
import { basemapPlugin } from './features/basemap/basemap.plugin.ts';
import { campaignsPlugin } from './features/campaigns/campaigns.plugin.ts';
import { conversationsPlugin } from './features/conversations/conversations.plugin.ts';
import { curationPlugin } from './features/curation/curation.plugin.ts';
import { dashboardPlugin } from './features/dashboard/dashboard.plugin.ts';
import { duplicatesPlugin } from './features/duplicates/duplicates.plugin.ts';
import { editingPlugin } from './features/editing/editing.plugin.ts';
import { entitiesPlugin } from './features/entities/entities.plugin.ts';
import { favoritesPlugin } from './features/favorites/favorites.plugin.ts';
import { feedbackPlugin } from './features/feedback/feedback.plugin.ts';
import { feedsPlugin } from './features/feeds/feeds.plugin.ts';
import { followsPlugin } from './features/follows/follows.plugin.ts';
import { healthPlugin } from './features/health/health.plugin.ts';
import { importsPlugin } from './features/imports/imports.plugin.ts';
import { mailsPlugin } from './features/mails/mails.plugin.ts';
import { mediaPlugin } from './features/media/media.plugin.ts';
import { moderationPlugin } from './features/moderation/moderation.plugin.ts';
import { nativeAppPlugin } from './features/native-app/native-app.plugin.ts';
import { apiKeyReader } from './features/organisations/keys/api-keys.service.ts';
import { readViewerWithMemberships } from './features/organisations/memberships/memberships.service.ts';
import { organisationsPlugin } from './features/organisations/organisations.plugin.ts';
import { type PlacesPluginDeps, placesPlugin } from './features/places/places.plugin.ts';
import { poiFilesPlugin } from './features/poi-files/poi-files.plugin.ts';
import { poisPlugin } from './features/pois/pois.plugin.ts';
import { positionPlugin } from './features/position/position.plugin.ts';
import { recommendationsPlugin } from './features/recommendations/recommendations.plugin.ts';
import { regionsPlugin } from './features/regions/regions.plugin.ts';
import { savedSearchesPlugin } from './features/saved-searches/saved-searches.plugin.ts';
import { securityJournalPlugin } from './features/security-journal/security-journal.plugin.ts';
import { shareCardsPlugin } from './features/share-cards/share-cards.plugin.ts';
import { sitemapsPlugin } from './features/sitemaps/sitemaps.plugin.ts';
import { statisticsPlugin } from './features/statistics/statistics.plugin.ts';
import { townsPlugin } from './features/towns/towns.plugin.ts';
import { venuesPlugin } from './features/venues/venues.plugin.ts';
import { type WebPluginDeps, webPlugin } from './features/web/web.plugin.ts';
import { type WebhooksPluginDeps, webhooksPlugin } from './features/webhooks/webhooks.plugin.ts';
import { type WidgetPluginDeps, widgetPlugin } from './features/widget/widget.plugin.ts';
import { openCompanyRegistry } from './gateways/company-registry/open-company-registry.ts';
import { openGeocoder, openPlaceGeocoder } from './gateways/geocoder/open-geocoder.ts';
import { openImageSearches } from './gateways/image-search/open-image-searches.ts';
import { openIpLocator } from './gateways/ip-location/maxmind-locator.ts';
import { openPasswordRanges } from './gateways/password-ranges/open-password-ranges.ts';
import { openPayments } from './gateways/payments/open-payments.ts';
import { openPictureFetch } from './gateways/picture-fetch/open-picture-fetch.ts';
import { openPictureStore } from './gateways/picture-store/open-picture-store.ts';
import { openWebhookCalls } from './gateways/webhook-calls/open-webhook-calls.ts';
import { readScopedKeyOrViewer } from './platform/access/api-keys.ts';
import type { ReadViewer } from './platform/access/viewer.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database/database.ts';
import { anonymousReads } from './platform/database/standby/anonymous-reads.ts';
import { primaryReads, type SearchReads } from './platform/database/standby/search-reads.ts';
import { createHttpServer } from './platform/http-server.ts';
import { idempotencyRepository } from './platform/idempotency/idempotency.repository.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { openapiRoutes } from './platform/openapi/openapi.routes.ts';
import type { Tracing } from './platform/tracing/tracing.ts';

/**
 * `reads`: of search, where a standby answers them; by default `db` does. Only tests set
 * `logStream`, `readViewer`, `access` and `dists`.
 */
export type AppDeps = {
  config: Config;
  db: Db;
  reads?: SearchReads | undefined;
  clock: Clock;
  /** Without it requests are not measured. */
  metrics?: Metrics | undefined;
  /** Without it requests are not traced. */
  tracing?: Tracing | undefined;
  logStream?: { write: (line: string) => void };
  readViewer?: ReadViewer;
  access?: NonNullable<AccountPluginDeps['access']>;
  dists?: Pick<WebPluginDeps, 'publicDist' | 'proDist'> & Pick<WidgetPluginDeps, 'widgetScript'>;
};

async function openServer(deps: AppDeps) {
  const { config, db, reads, clock, metrics, tracing, logStream, readViewer } = deps;
  const fromSession: ReadViewer = async (...args) => (await app.auth?.readViewer(...args)) ?? null;
  const readMember = readViewerWithMemberships(db, readViewer ?? fromSession);
  const counting = rateCounting(config);
  const app: FastifyInstance = await createHttpServer({
    logLevel: config.LOG_LEVEL,
    ...(logStream && { logStream }),
    trustProxy: config.TRUST_PROXY ?? false,
    appScheme: config.APP_SCHEME,
    hosts: servedHosts(config),
    reach: reachOf(config),
    metrics,
    tracing,
    load: loadBounds(config),
    readViewer: readMember,
    readApiKey: apiKeyReader({ db, clock }),
    clock,
    idempotentRequests: idempotencyRepository(db),
    rateLimits: counting && { db, clock, ...counting },
  });
  if (reads) await app.register(anonymousReads);
  return { app, readViewer: readScopedKeyOrViewer(readMember, 'events:read') };
}

async function openGateways({ config, clock }: AppDeps, { log }: FastifyInstance) {
  const [ipLocator, pictureStore] = await Promise.all([
    openIpLocator(config.IP_DATABASE_FILE, (reason) => log.warn(`no position by IP: ${reason}`)),
    openPictureStore(config),
  ]);
  return {
    ipLocator,
    pictureStore,
    fetchPicture: openPictureFetch(config),
    imageSearches: openImageSearches(config),
    geocoder: openGeocoder(config, 'form', clock),
    placeGeocoder: openPlaceGeocoder(config, clock),
    registry: openCompanyRegistry(config, clock),
    passwordRanges: openPasswordRanges(config),
    payments: openPayments(config),
    webhookCalls: openWebhookCalls(config),
  };
}

/** Where events are, and where visitors search from. */
async function registerPlaces(
  app: FastifyInstance,
  read: Pick<PlacesPluginDeps, 'db' | 'clock'> & Awaited<ReturnType<typeof openGateways>>,
) {
  await app.register(placesPlugin, read);
  await app.register(addressesPlugin, read);
  await app.register(regionsPlugin, read);
  await app.register(townsPlugin, read);
  await app.register(basemapPlugin, read);
  await app.register(positionPlugin, { ...read, places: app.places });
}

/** What organisers exchange with other software. */
async function registerExchanges(app: FastifyInstance, shared: WebhooksPluginDeps) {
  await app.register(importsPlugin, shared);
  await app.register(webhooksPlugin, shared);
}

/** What visitors and search engines load beside the API. */
async function registerPages(app: FastifyInstance, { config, db, clock, dists }: AppDeps) {
  const shown = { config, db, clock, pois: app.pois };
  const hosts = { towns: app.towns, venues: app.venues, organisers: app.organisers };
  await app.register(feedsPlugin, { ...shown, ...hosts, files: app.poiFiles });
  await app.register(widgetPlugin, { ...shown, feeds: app.feeds, ...dists });
  await app.register(shareCardsPlugin, { ...shown, media: app.media, towns: app.towns });
  await app.register(sitemapsPlugin, shown);
  await app.register(nativeAppPlugin, shown);
  await app.register(webPlugin, {
    ...shown,
    areaChanges: app.areaChanges,
    editing: app.editing,
    ...dists,
  });
}

/** Each plugin is registered after the plugins whose decorators it receives. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { app, readViewer } = await openServer(deps);
  const gateways = await openGateways(deps, app);
  const shared = { config: deps.config, db: deps.db, clock: deps.clock };
  const reads = deps.reads ?? primaryReads(deps.db);
  const read = { db: reads.client, clock: deps.clock };

  await app.register(healthPlugin, { ...shared, ...gateways });
  await app.register(securityJournalPlugin, shared);
  await app.register(openapiRoutes);
  await app.register(mailsPlugin, shared);
  const mailing = { ...shared, mails: app.mails, journal: app.securityJournal };
  await app.register(mediaPlugin, { ...shared, ...gateways, readViewer });
  await app.register(entitiesPlugin);
  await app.register(feedbackPlugin, mailing);
  await app.register(poisPlugin, { ...shared, reads });
  await app.register(statisticsPlugin, shared);
  await registerPlaces(app, { ...read, ...gateways });
  await app.register(poiFilesPlugin, { ...shared, pois: app.pois, media: app.media });
  await app.register(authPlugin, { ...shared, ...gateways, journal: app.securityJournal });
  await app.register(accountPlugin, { ...mailing, access: deps.access ?? app.auth?.credentials });
  await app.register(favoritesPlugin, { ...shared, files: app.poiFiles });
  await app.register(savedSearchesPlugin, shared);
  await app.register(recommendationsPlugin, { ...shared, listCards: app.listCards });
  await app.register(organisationsPlugin, { ...mailing, ...gateways, listCards: app.listCards });
  await app.register(venuesPlugin, { ...read, listCards: app.listCards });
  await app.register(followsPlugin, { ...shared, venues: app.venues });
  await app.register(editingPlugin, mailing);
  await app.register(curationPlugin, { ...shared, poiChanges: app.poiChanges });
  await app.register(dashboardPlugin, shared);
  await app.register(moderationPlugin, { ...mailing, poiChanges: app.poiChanges });
  await app.register(duplicatesPlugin, shared);
  await app.register(conversationsPlugin, mailing);
  await app.register(campaignsPlugin, { ...mailing, ...gateways });
  await registerExchanges(app, { ...shared, ...gateways });
  await registerPages(app, deps);
  return app;
}
