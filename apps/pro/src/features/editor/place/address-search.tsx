import { PlaceSearch } from '@parages/ui/place-search/place-search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeTabTexts } from '../tabs/words/place-tab.fr.ts';
import { usePlaceSuggestions } from './place-suggestions.queries.ts';
import { type FoundAddress, readAddress } from './read-address.ts';
import { type Venue, venueItem } from './venue-item.ts';

type Position = { lon: number; lat: number };
export type ChosenAddress = { label: string; address: FoundAddress; position: Position };

export type AddressSearchProps = {
  /** Offered while the field is empty. */
  venues: readonly Venue[];
  onChoose: (chosen: ChosenAddress) => void;
  onChooseVenue: (venue: Venue) => void;
};

const venueId = (index: number): string => `venue-${index}`;

/** A field that suggests addresses while the organiser types; the field is empty after a choice. */
export function AddressSearch({ venues, onChoose, onChooseVenue }: AddressSearchProps) {
  const { t } = useTranslation(placeTabTexts);
  const [text, setText] = useState('');
  const { places, isLoading } = usePlaceSuggestions(text);
  const choose = (id: string): void => {
    const venue = venues.find((_, index) => venueId(index) === id);
    if (venue) onChooseVenue(venue);
    const place = places?.find((one) => one.id === id);
    if (!place?.position) return;
    setText('');
    onChoose({
      label: place.fullName,
      address: readAddress(place),
      position: place.position,
    });
  };
  return (
    <PlaceSearch
      label={t('place.search')}
      placeholder={t('place.searchPlaceholder')}
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
      offered={
        venues.length === 0
          ? undefined
          : {
              items: venues.map((venue, index) => ({
                id: venueId(index),
                heading: t('place.venues'),
                ...venueItem(venue),
              })),
              summary: t('place.venues'),
            }
      }
      onSelect={({ id }) => choose(id)}
      words={{
        loading: t('place.searching'),
        empty: t('place.searchEmpty'),
        clear: t('place.searchClear'),
        count: (count) => t('place.searchCount', { count }),
      }}
    />
  );
}
