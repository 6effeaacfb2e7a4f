import { AroundMe } from '../../features/position/around-me.tsx';
import { TownChoice } from '../../features/search/town-choice.tsx';
import { useFilters } from '../../features/search/use-filters.ts';
import type { SearchPlace } from '../../lib/search/search-place.ts';

/** The choice of a town, or of the device's position, when the place is unknown. */
export function ChooseTown({ place }: { place: SearchPlace }) {
  const { change } = useFilters();
  if (place.kind !== 'nowhere') return null;
  return (
    <TownChoice>
      <AroundMe onLocated={() => change({ coords: null })} />
    </TownChoice>
  );
}
