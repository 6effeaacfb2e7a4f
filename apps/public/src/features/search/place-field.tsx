import { PlaceSearch } from '@parages/ui/place-search/place-search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LonLat } from '../../lib/search/filters.search-params.ts';
import { usePlaceSuggestions } from '../../lib/search/place-suggestions.queries.ts';

/** `isPoint`: an address or a station, whose name French grammar does not treat like a town's. */
export type ChosenPlace = { name: string; position: LonLat; isPoint?: boolean };

export type PlaceFieldProps = {
  onChoose: (place: ChosenPlace) => void;
  /**
   * The panel shows only this field: its title replaces the label, and the field takes the focus.
   */
  isAlone?: boolean;
};

export function PlaceField({ onChoose, isAlone = false }: PlaceFieldProps) {
  const { t } = useTranslation('search');
  const [text, setText] = useState('');
  const { places, items, isLoading } = usePlaceSuggestions(text);
  const choose = (id: string) => {
    const place = places?.find((one) => one.id === id);
    if (!place?.position) return;
    setText('');
    const isPoint = place.kind === 'address' || place.kind === 'station';
    onChoose({ name: place.name, position: place.position, ...(isPoint && { isPoint }) });
  };
  return (
    <PlaceSearch
      label={t('place')}
      placeholder={t('placePlaceholder')}
      inputValue={text}
      onInputChange={setText}
      items={items}
      isLoading={isLoading}
      onSelect={({ id }) => choose(id)}
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
