import type { SqlClient } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { PoisService } from '../pois/pois.service.ts';
import { writeCalendar, writeFeed } from './calendar.domain.ts';
import { writeGpx } from './gpx.domain.ts';
import { type CalendarQuery, type DatedPoi, poiFilesRepository } from './poi-files.repository.ts';

export type { DatedPoi };

/** `name` is valid on every operating system. */
export type PoiFile = { name: string; content: string };
/** Which dates of the events: on these days, with one of the bits `parts` of part_mask (0: any). */
export type WantedDates = Pick<CalendarQuery, 'fromDay' | 'toDay' | 'parts'>;
export const everyDate: WantedDates = { fromDay: '-infinity', toDay: 'infinity', parts: 0 };

export type PoiFilesService = {
  /**
   * An iCalendar file of the upcoming dates, or of all dates once the poi is over. Problems:
   * poi_not_found, poi_gone, poi_undated.
   */
  calendar: (poiId: string, origin: string) => Promise<PoiFile>;
  /** A GPX file of the line of a tour. Problems: poi_not_found, poi_gone, trace_not_found. */
  gpx: (poiId: string, origin: string) => Promise<PoiFile>;
  /**
   * Those of the pois that visitors can see, in the order of `ids`, with their dates that end after
   * `since` and touch the days from `fromDay` to `toDay`: `mostDates` of each poi at most.
   */
  listDated: (query: CalendarQuery) => Promise<DatedPoi[]>;
  /** Text of one iCalendar file of many pois, for subscriptions. */
  feed: (pois: readonly DatedPoi[], options: { origin: string; name: string }) => string;
};

export type PoiFilesDeps = { db: SqlClient; pois: PoisService; product: string };

/** `origin` of a method: the site whose pages the file links to. */
export function poiFilesService({ db, pois, product }: PoiFilesDeps): PoiFilesService {
  const files = poiFilesRepository(db);
  return {
    calendar: async (poiId, origin) => {
      const poi = await pois.get(poiId);
      const upcoming = poi.periods.filter((period) => !period.isPast);
      const periods = poi.isPast ? poi.periods : upcoming;
      if (periods.length === 0) throw new Problem('poi_undated');
      const source = {
        product,
        host: new URL(origin).hostname,
        url: `${origin}/evenement/${poi.slugFr}`,
      };
      return { name: `${poi.slugFr}.ics`, content: writeCalendar(poi, periods, source) };
    },
    gpx: async (poiId, origin) => {
      const poi = await pois.get(poiId);
      const points = await files.listTrackpoints(poiId);
      if (points.length === 0) throw new Problem('trace_not_found');
      const url = `${origin}/evenement/${poi.slugFr}`;
      return {
        name: `${poi.slugFr}.gpx`,
        content: writeGpx(points, { name: poi.label, url, product }),
      };
    },
    listDated: (query) =>
      query.ids.length === 0 ? Promise.resolve([]) : files.listCalendarPois(query),
    feed: (list, { origin, name }) =>
      writeFeed(
        list.map(({ slugFr, ...poi }) => ({ ...poi, url: `${origin}/evenement/${slugFr}` })),
        { product, host: new URL(origin).hostname, name },
      ),
  };
}
