import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { hasTheme, isOnDays, type PeerEvents } from '../data/peer-events.ts';
import { type PeerQuery, pageSize } from '../data/peer-query.ts';
import { type RightAnswer, toleranceM } from './compare-answers.ts';

const degreesPerMetre = 1 / 111_000;

/** Reads every poi: no index can be wrong in the same way. */
export function rightAnswer(events: PeerEvents, query: PeerQuery): RightAnswer {
  const reachM = query.radiusM + toleranceM;
  const tall = reachM * degreesPerMetre;
  const inside: { index: number; metres: number }[] = [];
  for (let index = 0; index < events.count; index++) {
    const lat = events.lat[index] ?? 0;
    if (Math.abs(lat - query.lat) > tall) continue;
    if (!isOnDays(events, index, query.dayBits) || !hasTheme(events, index, query.theme)) continue;
    const metres = metresBetween(query, { lon: events.lon[index] ?? 0, lat });
    if (metres <= reachM) inside.push({ index, metres });
  }
  const distances = Float64Array.from(inside, ({ metres }) => metres).sort();
  const endM = (distances[pageSize - 1] ?? reachM) + toleranceM;
  const ranked = inside
    .filter(({ metres }) => metres <= endM)
    .sort((one, other) => one.metres - other.metres || one.index - other.index)
    .map(({ index, metres }) => ({ id: events.ids[index] ?? '', metres }));
  return { ranked, radiusM: query.radiusM, pageSize };
}
