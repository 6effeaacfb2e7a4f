import { towns } from '@parages/contracts/vocabulary/places/towns';
import { ofTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { Button } from '@parages/ui/button/button';
import { Icon } from '@parages/ui/icon/icon';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import { type ChosenPlace, PlaceField } from './place-field.tsx';
import classes from './search.module.css';

export type AroundMe = ComponentType<{ onLocated: () => void }>;

export type PlacePartProps = {
  /** Null if the chosen place has no name; `unnamed` is shown then. */
  placeName: string | null;
  isPoint?: boolean;
  unnamed: string;
  hrefForTown: (townSlug: string) => string;
  aroundMe: AroundMe;
  onChoose: (place: ChosenPlace) => void;
  onLocated: () => void;
  onLeave: () => void;
  isAlone?: boolean;
};

export function PlacePart({
  placeName,
  isPoint = false,
  unnamed,
  hrefForTown,
  aroundMe: AroundMe,
  onChoose,
  onLocated,
  onLeave,
  isAlone = false,
}: PlacePartProps) {
  const { t } = useTranslation('search');
  const { ofTown: of } = useLocal({ ofTown });
  const around = (name: string): string =>
    isPoint ? t('aroundPoint', { name }) : t('around', { ofTown: of(name) });
  return (
    <div className={classes.place}>
      <p className={classes.chosen}>
        <Icon name="pin" />
        <span>{placeName === null ? unnamed : around(placeName)}</span>
      </p>
      <PlaceField onChoose={onChoose} isAlone={isAlone} />
      <AroundMe onLocated={onLocated} />
      <ul className={classes.townLinks} aria-label={t('towns')}>
        {towns.map(({ slug, name }) => (
          <li key={slug}>
            <Button href={hrefForTown(slug)} variant="secondary" onClick={onLeave}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
