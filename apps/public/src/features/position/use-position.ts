import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { KnownPlace, PlaceSource } from '../../lib/search/search-place.ts';
import { useTown } from '../../lib/town/use-town.ts';
import { placeOfTown, position } from './position.queries.ts';
import { type PositionAnswer, resolvePosition } from './resolve-position.ts';

// A disabled query stays pending in TanStack Query: it counts as no answer.
const answerOf = <T extends KnownPlace>(
  isAsked: boolean,
  { data, isPending }: { data: T | null | undefined; isPending: boolean },
): PositionAnswer => (isAsked ? (data ?? (isPending ? 'loading' : null)) : null);

const nowhere = { lon: 0, lat: 0 };

export function usePosition({ townSlug, coords }: PlaceSource): KnownPlace | 'loading' | undefined {
  const page = useTown(townSlug);
  const town = useMemo(() => placeOfTown(page), [page]);
  const isChosen = town === null && coords !== null;
  const chosen = useQuery({ ...position.chosen(coords ?? nowhere), enabled: isChosen });
  const { data: device = null } = useQuery(position.device());
  const isElsewhere = town !== null || isChosen || (device !== null && device !== 'loading');
  const byIp = useQuery({ ...position.byIp(), enabled: !isElsewhere });
  return resolvePosition({
    town,
    manual: answerOf(isChosen, chosen),
    device,
    ip: answerOf(!isElsewhere, byIp),
  });
}
