import { CitySelector } from '@parages/accounts/fields/city-selector';
import type { Place } from '@parages/contracts/types';
import { useDebouncedText } from '@parages/ui/place-search/use-debounced-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cities } from './profile.queries.ts';

/** Chosen town: its id for the API, its name for display. */
export type City = { id: string; name: string };

/** Town field of the profile; searches all communes. */
export function CityField({
  city,
  onChange,
}: {
  city: City | null;
  onChange: (city: City | null) => void;
}) {
  const { t } = useTranslation('profile');
  const [text, setText] = useState('');
  const asked = useDebouncedText(text.trim());
  const { data, isFetching } = useQuery({ ...cities.suggestions(asked), enabled: asked !== '' });
  const places: readonly Place[] | undefined = asked === '' ? undefined : data?.items;
  return (
    <CitySelector
      city={city}
      onClear={() => onChange(null)}
      onSelect={({ id, name }) => {
        setText('');
        onChange({ id, name });
      }}
      search={{
        inputValue: text,
        onInputChange: setText,
        items:
          places?.map(({ id, name, fullName, disabled }) => ({
            id,
            name,
            detail: fullName,
            isDisabled: disabled,
          })) ?? null,
        isLoading: isFetching || asked !== text.trim(),
        words: {
          loading: t('city.loading'),
          empty: t('city.empty'),
          clear: t('city.clear'),
          count: (count) => t('city.count', { count }),
        },
      }}
    />
  );
}
