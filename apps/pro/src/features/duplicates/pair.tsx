import type { DuplicatePair } from '@parages/contracts/types';
import { Badge } from '@parages/ui/badge/badge';
import { Button } from '@parages/ui/button/button';
import { formatPlainDay } from '@parages/ui/format/day.fr';
import { formatMetres } from '@parages/ui/format/distance.fr';
import { Notice } from '@parages/ui/notice/notice';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { formatAge } from '../../lib/format-age.fr.ts';
import { offerUndo } from '../../lib/offer-undo.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import { duplicatesTexts, say } from './duplicates.fr.ts';
import classes from './duplicates.module.css';
import { useDistinction, useMerge, useUndoMerge } from './duplicates.queries.ts';
import { showFailure } from './show-failure.ts';
import { Side } from './side.tsx';

const nearM = 10;
const undo = say('undo');

/** What makes the two events look like one. */
function Reasons({ pair: { sameDay, distance, likeness, foundAt } }: { pair: DuplicatePair }) {
  const { t } = useTranslation(duplicatesTexts);
  const texts = [
    sameDay === null ? t('permanent') : t('sameDay', { day: formatPlainDay(sameDay, '') }),
    distance < nearM ? t('samePlace') : t('distance', { metres: formatMetres(distance) }),
    likeness === 1 ? t('sameTitle') : t('closeTitle', { percent: Math.floor(likeness * 100) }),
  ];
  return (
    <div className={classes.reasons}>
      <ul className={classes.reasonList} aria-label={t('reasons')}>
        {texts.map((text) => (
          <li key={text}>
            <Badge tone="highlight">{text}</Badge>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('waits', { delay: formatAge(new Date(foundAt), now()) })}</p>
    </div>
  );
}

/** Offers to undo each of the two acts, also after the pair has left the list. */
function useDecide({ pois }: DuplicatePair, keepId: string) {
  const merge = useMerge();
  const undoMerge = useUndoMerge();
  const distinction = useDistinction();
  const kept = pois.find(({ id }) => id === keepId);
  const other = pois.find(({ id }) => id !== keepId);
  const id = `duplicates-${pois.map((poi) => poi.id).join('-')}`;
  const decideDistinct = (areDistinct: boolean) =>
    distinction.mutateAsync({
      poiId: kept?.id ?? '',
      otherPoiId: other?.id ?? '',
      areDistinct,
    });
  return {
    isBusy: merge.isPending || distinction.isPending,
    merge: () => {
      if (kept === undefined || other === undefined) return;
      const { id: poiId, version } = other;
      void merge.mutateAsync({ poiId, version, intoPoiId: kept.id }).then(() => {
        const offer = { id, done: say('merged'), undo, undone: say('unmerged') };
        offerUndo(offer, () => undoMerge.mutateAsync(poiId), showFailure);
      }, showFailure);
    },
    part: () =>
      void decideDistinct(true).then(() => {
        const offer = { id, done: say('parted'), undo, undone: say('unparted') };
        offerUndo(offer, () => decideDistinct(false), showFailure);
      }, showFailure),
  };
}

export function Pair({ pair }: { pair: DuplicatePair }) {
  const { t } = useTranslation(duplicatesTexts);
  const [keepId, setKeepId] = useState(pair.keepId);
  const isAdmin = useProfile()?.role === 'admin';
  const { isBusy, merge, part } = useDecide(pair, keepId);
  const [one = '', other = ''] = pair.pois.map(({ label }) => label);
  const isOwn = !isAdmin && pair.pois.some((poi) => poi.isOwn);
  return (
    <li className={classes.pair}>
      <h2>
        <VisuallyHidden>{t('pair', { one, other })}</VisuallyHidden>
      </h2>
      <Reasons pair={pair} />
      <fieldset className={classes.sides}>
        <legend>{t('choose')}</legend>
        {pair.pois.map((poi) => (
          <Side
            key={poi.id}
            poi={poi}
            group={pair.pois.map(({ id }) => id).join()}
            isKept={poi.id === keepId}
            isFilled={poi.id === pair.keepId}
            onKeep={() => setKeepId(poi.id)}
          />
        ))}
      </fieldset>
      {isOwn ? (
        <Notice tone="info" title={t('own')} />
      ) : (
        <div className={classes.actions}>
          <Button isBusy={isBusy} onClick={merge} aria-label={t('mergeOf', { one, other })}>
            {t('merge')}
          </Button>
          <Button
            variant="secondary"
            isBusy={isBusy}
            onClick={part}
            aria-label={t('distinctOf', { one, other })}
          >
            {t('distinct')}
          </Button>
        </div>
      )}
    </li>
  );
}
