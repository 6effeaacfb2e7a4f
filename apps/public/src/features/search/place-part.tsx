import { departmentCode } from '@parages/contracts/vocabulary/places/department-code';
import { type Town, towns } from '@parages/contracts/vocabulary/places/towns';
import { ofTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { Button } from '@parages/ui/button/button';
import { Icon } from '@parages/ui/icon/icon';
import { type ComponentType, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import type { LonLat } from '../../lib/search/filters.search-params.ts';
import { keepRecentPlace } from '../../lib/search/recent-places.ts';
import type { AroundMeHandle } from '../../lib/search/search-place.ts';
import { type ChosenPlace, PlaceField } from './place-field.tsx';
import classes from './search.module.css';

export type AroundMe = ComponentType<{ onLocated: () => void; ref?: Ref<AroundMeHandle> }>;

export type PlacePartProps = {
  /** Null if the chosen place has no name; `unnamed` is shown then. */
  placeName: string | null;
  isPoint?: boolean;
  /** The place that the visitor searches around, or has chosen in the panel. */
  current: LonLat | null;
  unnamed: string;
  hrefForTown: (townSlug: string) => string;
  aroundMe: AroundMe;
  onChoose: (place: ChosenPlace) => void;
  onLocated: () => void;
  onLeave: () => void;
  isAlone?: boolean;
};

const keepTown = ({ name, insee, position }: Town): void =>
  keepRecentPlace({
    kind: 'commune',
    name,
    fullName: `${name} (${departmentCode(insee)})`,
    position,
  });

export function PlacePart({
  placeName,
  isPoint = false,
  current,
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
  const aroundMe = useRef<AroundMeHandle>(null);
  const around = (name: string): string =>
    isPoint ? t('aroundPoint', { name }) : t('around', { ofTown: of(name) });
  return (
    <div className={classes.place}>
      <p className={classes.chosen}>
        <Icon name="pin" />
        <span>{placeName === null ? unnamed : around(placeName)}</span>
      </p>
      <PlaceField
        current={current}
        onChoose={onChoose}
        onAroundMe={() => aroundMe.current?.ask()}
        isAlone={isAlone}
      />
      <AroundMe ref={aroundMe} onLocated={onLocated} />
      <ul className={classes.townLinks} aria-label={t('towns')}>
        {towns.map((town) => (
          <li key={town.slug}>
            <Button
              href={hrefForTown(town.slug)}
              variant="secondary"
              onClick={() => {
                keepTown(town);
                onLeave();
              }}
            >
              {town.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
