import { PlaceSearch } from '@parages/ui/place-search/place-search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LonLat } from '../../lib/search/filters.search-params.ts';
import { isPointKind, usePlaceSuggestions } from '../../lib/search/place-suggestions.queries.ts';
import type { PlaceChoice } from '../../lib/search/recent-places.ts';
import { useRecentPlaces } from './recent-places/use-recent-places.ts';

/** `isPoint`: an address or a station, whose name French grammar does not treat like a town's. */
export type ChosenPlace = { name: string; position: LonLat; isPoint?: boolean };

export type PlaceFieldProps = {
  /** The place that the visitor searches around, or has chosen in the panel. */
  current: LonLat | null;
  onChoose: (place: ChosenPlace) => void;
  onAroundMe: () => void;
  /**
   * The panel shows only this field: its title replaces the label, and the field takes the focus.
   */
  isAlone?: boolean;
};

export function PlaceField({ current, onChoose, onAroundMe, isAlone = false }: PlaceFieldProps) {
  const { t } = useTranslation('search');
  const [text, setText] = useState('');
  const { places, items, isLoading } = usePlaceSuggestions(text);
  const pass = (place: PlaceChoice) => {
    setText('');
    const isPoint = isPointKind(place.kind);
    onChoose({ name: place.name, position: place.position, ...(isPoint && { isPoint }) });
  };
  const recent = useRecentPlaces({ current, onChoose: pass, onAroundMe });
  const select = (id: string) => {
    if (recent.select(id)) return;
    const place = places?.find((one) => one.id === id);
    if (place?.position) recent.choose({ ...place, position: place.position });
  };
  return (
    <PlaceSearch
      label={t('place')}
      placeholder={t('placePlaceholder')}
      inputValue={text}
      onInputChange={setText}
      items={items}
      isLoading={isLoading}
      offered={recent.offered}
      onSelect={({ id }) => select(id)}
      words={{
        loading: t('placeLoading'),
        empty: t('placeEmpty'),
        clear: t('placeClear'),
        count: (count) => t('placeCount', { count }),
      }}
      isLabelHidden={isAlone}
      autoFocus={isAlone}
    />
  );
}
