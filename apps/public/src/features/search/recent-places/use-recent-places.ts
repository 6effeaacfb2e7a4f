import { placeKindLabels } from '@parages/contracts/vocabulary/places/place-kinds.fr';
import { formatRememberedPlace } from '@parages/contracts/vocabulary/search/remembered-place';
import type { PlaceItem } from '@parages/ui/place-search/place-item';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useLocal } from '../../../lib/i18n/local.ts';
import type { LonLat } from '../../../lib/search/filters.search-params.ts';
import { detailOf } from '../../../lib/search/place-suggestions.queries.ts';
import {
  forgetRecentPlaces,
  keepRecentPlace,
  listRecentPlaces,
  type PlaceChoice,
} from '../../../lib/search/recent-places.ts';
import { useSite } from '../../../lib/site.tsx';
import { recentPlacesEn } from './recent-places.en.ts';
import { recentPlacesFr } from './recent-places.fr.ts';

type RecentPlacesProps = {
  /** Places at this position, rounded to 0.01°, are not offered. */
  current: LonLat | null;
  onChoose: (place: PlaceChoice) => void;
  onAroundMe: () => void;
};

const idOf = (index: number): string => `recent-${index}`;

/**
 * What an empty place field offers: the device's position, the last places, and a way to forget
 * them. Nothing without any place. `choose` keeps a place as the newest one. `select` takes the id of
 * an item, and returns false for others.
 */
export function useRecentPlaces({ current, onChoose, onAroundMe }: RecentPlacesProps) {
  const words = useSite().locale === 'en' ? recentPlacesEn : recentPlacesFr;
  const { placeKindLabels: labels } = useLocal({ placeKindLabels });
  const [kept, setKept] = useState(listRecentPlaces);
  const currentText = current && formatRememberedPlace(current);
  const places = kept.filter(({ at }) => at !== currentText);
  const items: PlaceItem[] = places.map((place, index) => ({
    id: idOf(index),
    name: place.name,
    detail: detailOf(place, labels),
    heading: words.title,
  }));
  const choose = (place: PlaceChoice): void => {
    keepRecentPlace(place);
    setKept(listRecentPlaces());
    onChoose(place);
  };
  const select = (id: string): boolean => {
    const place = places.find((_, index) => id === idOf(index));
    if (place) choose(place);
    else if (id === 'around-me') onAroundMe();
    else if (id === 'forget') {
      // Without an undo: a place is found again by a few letters.
      forgetRecentPlaces();
      setKept([]);
      toast('success', words.forgotten);
    } else return false;
    return true;
  };
  const offered = {
    items: [
      { id: 'around-me', name: words.aroundMe, icon: 'locate' },
      ...items,
      { id: 'forget', name: words.forget, icon: 'trash', heading: words.title },
    ] satisfies PlaceItem[],
    summary: words.count(items.length),
  };
  return { offered: items.length > 0 ? offered : undefined, choose, select };
}
