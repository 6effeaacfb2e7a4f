import { Icon } from '@parages/ui/icon/icon';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import type { PlaceItem } from '@parages/ui/place-search/place-item';
import { PlaceSearch, type PlaceSearchProps } from '@parages/ui/place-search/place-search';
import { useSay } from '../say-auth.tsx';
import classes from './city-selector.module.css';

export type CitySelectorProps = {
  city: { name: string; detail?: string | undefined } | null;
  onClear: () => void;
  search: Pick<PlaceSearchProps, 'inputValue' | 'onInputChange' | 'items' | 'isLoading' | 'words'>;
  onSelect: (item: PlaceItem) => void;
};

export function CitySelector({ city, onClear, search, onSelect }: CitySelectorProps) {
  const say = useSay();
  return (
    <div className={classes.city}>
      <PlaceSearch
        label={say('city.label')}
        placeholder={say('city.placeholder')}
        onSelect={onSelect}
        {...search}
      />
      <p className={classes.chosen} data-empty={city === null || undefined} aria-live="polite">
        <span className={classes.pin}>
          <Icon name="pin" size="1.75rem" />
        </span>
        <span>
          <strong>{city?.name ?? say('city.none')}</strong>
          {city?.detail !== undefined && <small>{city.detail}</small>}
        </span>
        {city !== null && <IconButton icon="close" label={say('city.clear')} onClick={onClear} />}
      </p>
    </div>
  );
}
