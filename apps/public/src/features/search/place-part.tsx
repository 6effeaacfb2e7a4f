import { towns } from '@parages/contracts/vocabulary/places/towns';
import { ofTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { Button } from '@parages/ui/button/button';
import { Icon } from '@parages/ui/icon/icon';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import { type ChosenPlace, PlaceField } from './place-field.tsx';
import classes from './search.module.css';

/** Button that requests the device's position; calls `onLocated` when it is known. */
export type AroundMe = ComponentType<{ onLocated: () => void }>;

export type PlacePartProps = {
  /** Name of the place chosen so far; null if it has none. */
  placeName: string | null;
  hrefForTown: (townSlug: string) => string;
  aroundMe: AroundMe;
  onChoose: (place: ChosenPlace) => void;
  onLocated: () => void;
  /** Closes the panel when a link is followed. */
  onLeave: () => void;
  isAlone?: boolean;
};

/** Place part of the panel: a town by name, the device's position, or links to the town pages. */
export function PlacePart({
  placeName,
  hrefForTown,
  aroundMe: AroundMe,
  onChoose,
  onLocated,
  onLeave,
  isAlone = false,
}: PlacePartProps) {
  const { t } = useTranslation('search');
  const { ofTown: of } = useLocal({ ofTown });
  return (
    <div className={classes.place}>
      <p className={classes.chosen}>
        <Icon name="pin" />
        <span>{placeName === null ? t('aroundHere') : t('around', { ofTown: of(placeName) })}</span>
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
