import { CitySelector } from '@parages/accounts/fields/city-selector';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceSuggestions } from '../../lib/search/place-suggestions.queries.ts';

export type City = { id: string; name: string };

export function CityField({
  city,
  onChange,
}: {
  city: City | null;
  onChange: (city: City | null) => void;
}) {
  const { t } = useTranslation('profile');
  const [text, setText] = useState('');
  const { items, isLoading } = usePlaceSuggestions(text, 'commune');
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
        items,
        isLoading,
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
