import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { cellsOfCircle, withEdges } from '../grid.domain.ts';
import type { Position } from '../pois.schema.ts';
import { metresOf } from '../search-filters.domain.ts';
import { suggestionsRepository } from './suggestions.repository.ts';
import type { SuggestedHost, Suggestions, SuggestionsQuery } from './suggestions.schema.ts';

export type ListSuggestionsDeps = { db: SqlClient; clock: Clock };

// Of venues and of organisers.
const count = 3;
const radiiKm = [5, 30];
// Events read for venues within each radius, then everywhere.
const mostRead = 1000;
// Organisations read, and events of each.
const mostNames = 100;
const mostPois = 50;

// Without ranges of cells, the first and the last cell bound the search: here, none is left out.
const everywhere = { lows: [], highs: [], firstCell: -(2 ** 31), lastCell: 2 ** 31 - 1 };

/** Where to search in turn, so that the bound of a frequent word leaves the nearest venues in. */
const areasAround = (centre: Position | null) => [
  ...(centre === null
    ? []
    : radiiKm.map((km) => {
        const radiusM = metresOf(km);
        return { ...withEdges(cellsOfCircle(centre, radiusM)), radiusM };
      })),
  { ...everywhere, radiusM: null },
];

/** Venues and organisers with events to come whose name a visitor is typing. */
export const listSuggestions =
  ({ db, clock }: ListSuggestionsDeps) =>
  async ({ q, lon, lat }: SuggestionsQuery): Promise<Suggestions> => {
    const suggestions = suggestionsRepository(db);
    const centre = lon === undefined || lat === undefined ? null : { lon, lat };
    const asked = { lon: null, lat: null, ...centre, now: clock.now() };
    const listVenues = async (): Promise<SuggestedHost[]> => {
      const words = await suggestions.readWords(q);
      const venues: SuggestedHost[] = [];
      if (words === null) return venues;
      for (const area of areasAround(centre)) {
        const known = venues.map(({ slug }) => slug);
        const left = { ...asked, known, count: count - venues.length };
        venues.push(...(await suggestions.listVenues({ ...left, ...area, words, most: mostRead })));
        if (venues.length === count) break;
      }
      return venues;
    };
    const [venues, organisers] = await Promise.all([
      listVenues(),
      suggestions.listOrganisers({ ...asked, q, count, mostNames, mostPois }),
    ]);
    return { venues, organisers };
  };
