import { PlaceSearch } from '@parages/ui/place-search/place-search';
import { useDebouncedText } from '@parages/ui/place-search/use-debounced-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LonLat } from '../../lib/search/filters.search-params.ts';
import { search } from './search.queries.ts';

export type ChosenPlace = { name: string; position: LonLat };

export type PlaceFieldProps = {
  onChoose: (place: ChosenPlace) => void;
  /**
   * The panel shows only the place: hides the label, since the panel's title names the field, and
   * focuses the field.
   */
  isAlone?: boolean;
};

/** Town field, by name or postcode. Debounced; sends no request for an empty text. */
export function PlaceField({ onChoose, isAlone = false }: PlaceFieldProps) {
  const { t } = useTranslation('search');
  const [text, setText] = useState('');
  const asked = useDebouncedText(text.trim());
  const { data, isFetching } = useQuery({ ...search.suggestions(asked), enabled: asked !== '' });
  const isLoading = isFetching || asked !== text.trim();
  const places = asked === '' ? undefined : data?.items;
  const choose = (id: string) => {
    const place = places?.find((one) => one.id === id);
    if (!place?.position) return;
    setText('');
    onChoose({ name: place.name, position: place.position });
  };
  return (
    <PlaceSearch
      label={t('place')}
      placeholder={t('placePlaceholder')}
      inputValue={text}
      onInputChange={setText}
      items={
        places?.map(({ id, name, fullName, disabled }) => ({
          id,
          name,
          detail: fullName,
          isDisabled: disabled,
        })) ?? null
      }
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
