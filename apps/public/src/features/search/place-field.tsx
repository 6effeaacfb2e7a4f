import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { PlaceSearch } from '@parages/ui/place-search/place-search';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LonLat } from '../../lib/filters.search-params.ts';
import classes from './search.module.css';
import { search } from './search.queries.ts';
import { useDebounced } from './use-debounced.ts';

export type ChosenPlace = { name: string | null; position: LonLat };

type PlaceFieldProps = { onChoose: (place: ChosenPlace) => void; autoFocus?: boolean };

const deviceTimeoutMs = 10_000;
// A hundred metres is enough to search around, and says less about where somebody lives.
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** A town by its name or postcode, or the position of the device, asked for on a tap only. */
export function PlaceField({ onChoose, autoFocus = false }: PlaceFieldProps) {
  const { t } = useTranslation('search');
  const [text, setText] = useState('');
  const asked = useDebounced(text.trim(), limits.placeSearchDebounceMs);
  const { data, isFetching } = useQuery({ ...search.suggestions(asked), enabled: asked !== '' });
  const isLoading = isFetching || asked !== text.trim();
  const places = asked === '' ? undefined : data?.items;
  const choose = (id: string) => {
    const place = places?.find((one) => one.id === id);
    if (place?.position) onChoose({ name: place.name, position: place.position });
  };
  return (
    <div className={classes.place}>
      <PlaceSearch
        label={t('place')}
        placeholder={t('placePlaceholder')}
        inputValue={text}
        onInputChange={setText}
        items={places?.map(({ id, name, fullName, disabled }) => ({ id, name, detail: fullName, isDisabled: disabled })) ?? null}
        isLoading={isLoading}
        onSelect={({ id }) => choose(id)}
        words={{ loading: t('placeLoading'), empty: t('placeEmpty'), clear: t('placeClear'), count: (count) => t('placeCount', { count }) }}
        autoFocus={autoFocus}
      />
      <AroundMe onChoose={onChoose} />
    </div>
  );
}

function AroundMe({ onChoose }: { onChoose: (place: ChosenPlace) => void }) {
  const { t } = useTranslation('search');
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onChoose({ name: null, position: { lon: rounded(coords.longitude), lat: rounded(coords.latitude) } });
      },
      () => setState('refused'),
      { timeout: deviceTimeoutMs },
    );
  };
  return (
    <>
      <Button variant="secondary" icon="locate" isBusy={state === 'asking'} onClick={ask}>
        {t(state === 'asking' ? 'locating' : 'aroundMe')}
      </Button>
      <p role="status" className={classes.refused}>
        {state === 'refused' && t('locationRefused')}
      </p>
    </>
  );
}
