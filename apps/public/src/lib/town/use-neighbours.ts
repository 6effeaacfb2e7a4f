import type { TownPosition } from '@parages/contracts/types';
import { useQuery } from '@tanstack/react-query';
import { town } from './town.queries.ts';

/** The neighbours of a town that the page has loaded; none otherwise. */
export function useNeighbours(slug: string | undefined): TownPosition['neighbours'] {
  const { data } = useQuery({ ...town.one(slug ?? ''), enabled: false });
  return data?.neighbours ?? [];
}
