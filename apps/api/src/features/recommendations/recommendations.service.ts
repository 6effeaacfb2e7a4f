import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { recommendationLimits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { type AroundQuery, type PoiCardsService, searchParams } from '../pois/poi-cards.service.ts';
import { candidateSources, choose, reasonOf, weightsOf } from './choice.domain.ts';
import { profileFit } from './profile-fit.domain.ts';
import { recommendationsRepository } from './recommendations.repository.ts';
import type { Recommendations, RecommendedCard } from './recommendations.schema.ts';
import { likings } from './taste.domain.ts';

export type RecommendationsDeps = { db: SqlClient; clock: Clock; listCards: PoiCardsService };

const { shares, halfLifeDays, popularAt, soonWithinDays } = recommendationLimits;
const inOrder = [shares.affinity, shares.near, shares.soon, shares.popular, shares.fit];
const most = 120;
const soonDays = 3;

export function recommendationsService({ db, clock, listCards }: RecommendationsDeps) {
  const recommendations = recommendationsRepository(db);
  return {
    list: async (accountId: string, query: AroundQuery): Promise<Recommendations> => {
      const now = clock.now();
      const tastes = await recommendations.findTastes({ accountId, asOf: now, halfLifeDays });
      if (!tastes) throw new Problem('session_missing');
      if (!tastes.wantsRecommendations) return { items: [], isEnabled: false };
      const liked = likings(tastes);
      const { theme: _every, asOf: __, ...place } = searchParams(query, now);
      const candidates = await recommendations.listCandidates({
        ...place,
        ...candidateSources(liked),
        ...weightsOf(liked, profileFit(tastes)),
        shares: inOrder,
        popularAt,
        soonWithinDays,
        most,
        soonDay: shiftDay(place.fromDay, soonDays),
        excludedIds: tastes.favoriteIds,
      });
      const page = choose(candidates).slice(query.offset, query.offset + query.pageSize);
      if (page.length === 0) return { items: [], isEnabled: true };
      const { lon, lat, dates } = query;
      const { items } = await listCards({ ids: page.map(({ id }) => id), lon, lat, dates });
      const byId = new Map(page.map((candidate) => [candidate.id, candidate]));
      const explained = items.flatMap((card): RecommendedCard[] => {
        const candidate = byId.get(card.id);
        return candidate ? [{ ...card, reason: reasonOf(candidate, liked) }] : [];
      });
      return { items: explained, isEnabled: true };
    },
  };
}

export type RecommendationsService = ReturnType<typeof recommendationsService>;
