import type { DuplicatePair } from '@parages/contracts/types';
import { Badge } from '@parages/ui/badge/badge';
import { formatShortDay } from '@parages/ui/format/day.fr';
import { Link } from '@parages/ui/link/link';
import { useTranslation } from 'react-i18next';
import { publicOrigin } from '../../lib/public-origin.ts';
import { duplicatesTexts } from './duplicates.fr.ts';
import classes from './duplicates.module.css';

export type SideProps = {
  poi: DuplicatePair['pois'][number];
  /** Name of the group of radio buttons. */
  group: string;
  isKept: boolean;
  isFilled: boolean;
  onKeep: () => void;
};

/** One event of a pair. */
export function Side({ poi, group, isKept, isFilled, onKeep }: SideProps) {
  const { t } = useTranslation(duplicatesTexts);
  const { label, startDate, placeName, locality, description, mainMediaFileId } = poi;
  const facts = [startDate && formatShortDay(startDate, ''), placeName, locality];
  const source = [
    poi.organisationName ?? t('withoutOrganisation'),
    t(`origins.${poi.origin}`),
    t('favorites', { count: poi.favorites }),
  ];
  return (
    <div className={classes.side} data-kept={isKept || undefined}>
      <label>
        <input type="radio" name={group} checked={isKept} onChange={onKeep} />
        {mainMediaFileId !== null && (
          <img
            src={`/mediafile/${mainMediaFileId}?thumb=1`}
            alt=""
            width={96}
            height={64}
            loading="lazy"
          />
        )}
        <span className={classes.words}>
          <strong>{label}</strong>
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <span className={classes.hint}>{source.join(' · ')}</span>
        </span>
      </label>
      <p className={classes.description}>{description || t('noDescription')}</p>
      <p className={classes.foot}>
        <Link
          href={`${publicOrigin(window.location)}/evenement/${poi.slugFr}`}
          aria-label={t('openOf', { title: label })}
        >
          {t('open')}
        </Link>
        {isFilled && <Badge tone="success">{t('filled')}</Badge>}
      </p>
    </div>
  );
}
