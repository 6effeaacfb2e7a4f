import type { TownPosition } from '@parages/contracts/types';
import { useQuery } from '@tanstack/react-query';
import { specifiedTown } from './specified-towns.ts';
import { town } from './town.queries.ts';

/** The town of a page; null without one, and until it has loaded. */
export function useTown(slug: string | undefined): Omit<TownPosition, 'neighbours'> | null {
  const own = specifiedTown(slug);
  const isAsked = slug !== undefined && own === null;
  const { data } = useQuery({ ...town.one(slug ?? ''), enabled: isAsked });
  return own ?? data ?? null;
}
