import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { KnownPlace, PlaceSource } from '../../lib/search/search-place.ts';
import { useTown } from '../../lib/town/use-town.ts';
import { placeOfTown, position } from './position.queries.ts';
import { type PositionAnswer, resolvePosition } from './resolve-position.ts';

// A disabled query stays pending in TanStack Query: it counts as no answer.
const answerOf = <T extends KnownPlace>(
  isEnabled: boolean,
  { data, isPending }: { data: T | null | undefined; isPending: boolean },
): PositionAnswer => (isEnabled ? (data ?? (isPending ? 'loading' : null)) : null);

const nowhere = { lon: 0, lat: 0 };

/** With `isAsked` false, sends no request: for a search that is around no place. */
export function usePosition(
  { townSlug, coords }: PlaceSource,
  isAsked: boolean,
): KnownPlace | 'loading' | undefined {
  const page = useTown(townSlug);
  const town = useMemo(() => placeOfTown(page), [page]);
  const isChosen = isAsked && town === null && coords !== null;
  const chosen = useQuery({ ...position.chosen(coords ?? nowhere), enabled: isChosen });
  const { data: device = null } = useQuery(position.device());
  const isElsewhere = town !== null || isChosen || (device !== null && device !== 'loading');
  const isByIp = isAsked && !isElsewhere;
  const byIp = useQuery({ ...position.byIp(), enabled: isByIp });
  return resolvePosition({
    town,
    manual: answerOf(isChosen, chosen),
    device,
    ip: answerOf(isByIp, byIp),
  });
}
