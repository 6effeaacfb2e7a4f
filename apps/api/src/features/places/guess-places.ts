import type { RegionLevel } from '@parages/contracts/vocabulary/places/region-levels';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { readPlaceText, readPlaceWithArea, swapNeighbours } from './place-text.domain.ts';
import { toDivision, toPlace, withoutDoubles } from './places.domain.ts';
import type { PlacesRepository } from './places.repository.ts';
import type { Place } from './places.schema.ts';
import { rankByTypo, type TypoCandidate } from './typo.domain.ts';

type GuessPlacesDeps = { places: PlacesRepository };
type Candidate = TypoCandidate & { place: Place };

// As in list-divisions.sql, a division counts as a town of a thirtieth of its inhabitants.
const inhabitantsOfOne = 30;
const moreThanAllDivisions = 200;

/**
 * The towns, and divisions of the levels, with a name like the text, the best first; none for a
 * postcode.
 */
export const guessPlaces =
  ({ places }: GuessPlacesDeps) =>
  async (typed: string, hasTowns: boolean, levels: RegionLevel[]): Promise<Place[]> => {
    const { spellings } = readPlaceText(typed);
    const [text] = readPlaceWithArea(typed)?.spellings ?? spellings;
    if (spellings.length === 0 || text === undefined) return [];
    const all = { name: '', number: null, levels, count: moreThanAllDivisions };
    const divisions = levels.length === 0 ? [] : await places.listDivisions(all);
    const similar = { text, swapped: swapNeighbours(text) };
    const towns = hasTowns ? await places.listSimilar(similar) : [];
    const candidates: Candidate[] = [
      ...towns.map((town) => ({
        search: town.search,
        population: town.population,
        place: toPlace(town),
      })),
      ...divisions.map((division) => ({
        search: foldWords(division.name),
        population: division.population / inhabitantsOfOne,
        place: toDivision(division),
      })),
    ];
    return withoutDoubles(rankByTypo(foldWords(text), candidates).map(({ place }) => place));
  };
