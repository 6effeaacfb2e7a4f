import type { PoiMap } from '@parages/contracts/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { map } from './map.queries.ts';
import { holds, kmBetween, type MapSearch, queryOf, type View } from './map-area.ts';
import { type Cluster, type MapPoint, type Mark, marksOf } from './marks/map-marks.ts';

export type MapPoints = {
  state: 'loading' | 'failed' | 'empty' | 'shown';
  marks: readonly Mark[];
  /** Visible events, nearest to the centre first; empty where the server only counts events. */
  pois: readonly MapPoint[];
  clusters: readonly Cluster[];
  retry: () => void;
};

const nothing: PoiMap = { clusters: [], points: [] };
const placeholderQuery = { west: 0, south: 0, east: 1, north: 1, zoom: 0 };

const inSight = (points: readonly MapPoint[], { box, centre }: View): MapPoint[] =>
  points
    .filter(({ position }) => holds(box, position))
    .sort((one, other) => kmBetween(centre, one.position) - kmBetween(centre, other.position));

function useAnswer(search: MapSearch, view: View | null) {
  const query = view && !search.only ? queryOf(search, view) : undefined;
  const answer = useQuery({
    ...map.points(query ?? placeholderQuery),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
  const { only } = search;
  const knownPoints = useMemo(() => only && { clusters: [], points: only }, [only]);
  return {
    data: knownPoints ?? (query && answer.data) ?? nothing,
    isLoading: query !== undefined && answer.isFetching,
    hasFailed: query !== undefined && answer.isError,
    retry: () => void answer.refetch(),
  };
}

export function useMapPoints(search: MapSearch, view: View | null): MapPoints {
  const { data, isLoading, hasFailed, retry } = useAnswer(search, view);
  const zoom = view?.zoom ?? 0;
  const marks = useMemo(() => marksOf(data, zoom), [data, zoom]);
  const pois = useMemo(() => (view ? inSight(data.points, view) : []), [data, view]);
  const clusters = useMemo(
    () =>
      marks.filter(
        (mark): mark is Cluster =>
          mark.kind === 'cluster' &&
          mark.box === undefined &&
          view !== null &&
          holds(view.box, mark.position),
      ),
    [marks, view],
  );
  const state = hasFailed
    ? 'failed'
    : isLoading || !view
      ? 'loading'
      : pois.length + clusters.length === 0
        ? 'empty'
        : 'shown';
  return { state, marks, pois, clusters, retry };
}
