import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountRoutes } from './features/account/account.routes.ts';
import { accountService } from './features/account/account.service.ts';
import type { AccountAccess } from './features/account/account-access.ts';
import { accountDeletionRoutes } from './features/account/account-deletion.routes.ts';
import { accountDeletionService } from './features/account/account-deletion.service.ts';
import { favoriteLinksRoutes } from './features/favorites/favorite-links.routes.ts';
import { favoriteLinksService } from './features/favorites/favorite-links.service.ts';
import { favoritesRoutes } from './features/favorites/favorites.routes.ts';
import { favoritesService } from './features/favorites/favorites.service.ts';
import { mailsService } from './features/mails/mails.service.ts';
import type { PoiFilesService } from './features/poi-files/poi-files.service.ts';
import type { PoiCardsService } from './features/pois/poi-cards.service.ts';
import { recommendationsRoutes } from './features/recommendations/recommendations.routes.ts';
import { recommendationsService } from './features/recommendations/recommendations.service.ts';
import { startAccountDeletions } from './jobs/account-deletions.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';
import { Problem } from './platform/problem.ts';

export type PersonalDeps = {
  prefix: string;
  db: Db;
  clock: Clock;
  product: string;
  files: PoiFilesService;
  listCards: PoiCardsService;
  originOf: (request: FastifyRequest) => string;
  access?: AccountAccess | undefined;
};

const absent = async (): Promise<never> => {
  throw new Problem('service_unavailable', 'No session core is connected');
};
const nobody: AccountAccess = { verifyPassword: absent, deleteUser: absent, exportAccess: absent };

/** What belongs to whoever is signed in: account, favourites, links, recommendations. */
export async function registerPersonalRoutes(
  app: FastifyInstance,
  deps: PersonalDeps,
): Promise<void> {
  const { prefix, db, clock, product, files, listCards, originOf, access = nobody } = deps;
  const accounts = accountService({ db, clock, access });
  const onUnfinished = (error: unknown): void =>
    app.log.warn({ err: error }, 'an account could not be deleted yet');
  const deletion = accountDeletionService({
    db,
    clock,
    mails: mailsService({ clock }),
    access,
    onUnfinished,
  });
  if (access !== nobody) {
    const job = startAccountDeletions({ deletion, log: app.log });
    app.addHook('onClose', job.stop);
  }
  await app.register(accountRoutes, { prefix, accounts });
  await app.register(accountDeletionRoutes, { prefix, deletion, originOf });
  const favorites = favoritesService({ db, clock });
  await app.register(favoritesRoutes, { prefix, favorites });
  await app.register(favoriteLinksRoutes, {
    prefix,
    links: favoriteLinksService({ db, clock, favorites, files, product }),
    originOf,
  });
  await app.register(recommendationsRoutes, {
    prefix,
    recommendations: recommendationsService({ db, clock, listCards }),
  });
}
