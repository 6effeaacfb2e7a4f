import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { SearchReads } from '../../platform/database/standby/search-reads.ts';
import { areaChangesRepository } from './area-changes/area-changes.repository.ts';
import { type AreaChanges, areaChangesService } from './area-changes/area-changes.service.ts';
import { changesDocs } from './changes/changes.docs.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { listChanges } from './changes/list-changes.ts';
import { poiCountsDocs } from './counts.docs.ts';
import { countsRoutes } from './facets/counts.routes.ts';
import { picksRoutes } from './home/picks.routes.ts';
import { knownAnswers } from './list/known-answers.ts';
import { poiCardsRoutes } from './poi-cards.routes.ts';
import { type PoiCardsService, poiCardsService } from './poi-cards.service.ts';
import { poisDocs } from './pois.docs.ts';
import { poisRoutes } from './pois.routes.ts';
import { type PoisService, poisService } from './pois.service.ts';
import { suggestionsDocs } from './suggestions/suggestions.docs.ts';
import { suggestionsRoutes } from './suggestions/suggestions.routes.ts';
import { toursDocs } from './tours.docs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    pois: PoisService;
    listCards: PoiCardsService;
    areaChanges: AreaChanges;
  }
}

export type PoisPluginDeps = {
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_ENGINE'>;
  db: Db;
  reads: SearchReads;
  clock: Clock;
};

export const poisPlugin = fp(
  async (app: FastifyInstance, { config, db, reads, clock }: PoisPluginDeps) => {
    app.describe(poisDocs);
    app.describe(poiCountsDocs);
    app.describe(toursDocs);
    app.describe(suggestionsDocs);
    app.describe(changesDocs);
    const pois = poisService({ db: reads.client, clock });
    const listCards = poiCardsService({ db: reads.client, clock });
    const areaChanges = areaChangesService(
      areaChangesRepository({
        databaseUrl: config.DATABASE_URL,
        engine: config.DATABASE_ENGINE,
        whenReplayed: reads.whenReplayed,
        onDisconnect: (error) => app.log.warn(`answers are not cached: ${error.message}`),
      }),
    );
    app.addHook('onClose', areaChanges.stop);
    const known = { known: knownAnswers({ clock }), changes: areaChanges };
    await app.register(poisRoutes, { prefix, pois, known });
    await app.register(countsRoutes, { prefix, pois });
    await app.register(picksRoutes, { prefix, pois });
    await app.register(suggestionsRoutes, { prefix, pois });
    await app.register(poiCardsRoutes, { prefix, listCards });
    await app.register(changesRoutes, { prefix, listChanges: listChanges({ db, clock }) });
    app.decorate('pois', pois);
    app.decorate('listCards', listCards);
    app.decorate('areaChanges', areaChanges);
  },
  { name: 'pois' },
);
