import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { statisticsLimits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/outside/network.ts';
import { dailySalt } from './daily-salt.ts';
import { statisticsRepository } from './statistics.repository.ts';
import type { VisitKind } from './statistics.schema.ts';
import { type Caller, hashedNetwork, isRobot, visitorOf } from './visitor.ts';

export type CountVisitDeps = { db: Db; clock: Clock };

/** Ignores robots. count-visit.sql says which other visits are not counted. */
export const countVisit = ({ db, clock }: CountVisitDeps) => {
  const saltOf = dailySalt(db);

  return async (poiIds: readonly string[], kind: VisitKind, asker: Caller): Promise<void> => {
    if (isRobot(asker)) return;
    const day = parisDay(clock.now());
    const salt = await saltOf(day);
    await statisticsRepository(db).countVisit({
      poiIds: [...new Set(poiIds)],
      day,
      kind,
      visitor: visitorOf(asker, salt),
      network: hashedNetwork(networkOf(asker.address), salt),
      most: statisticsLimits.visitorsPerNetwork,
    });
  };
};
