import type { OrganiserPoi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { formatShortDay } from '@parages/ui/format/day.fr';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { offerUndo } from '../../lib/offer-undo.ts';
import { publicOrigin } from '../../lib/public-origin.ts';
import { moderationTexts, say } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { moderation, useMerge, useUndoMerge } from './moderation.queries.ts';
import { showFailure } from './show-failure.ts';

const mergeOffer = (poiId: string) => ({
  id: `merge-${poiId}`,
  done: say('merged'),
  undo: say('undo'),
  undone: say('unmerged'),
});

export function Duplicates({ poi, onMerged }: { poi: OrganiserPoi; onMerged: () => void }) {
  const { t } = useTranslation(moderationTexts);
  const { data } = useQuery(moderation.duplicates(poi.id));
  const merge = useMerge();
  const undo = useUndoMerge();
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Notice tone="warning" title={t('duplicates', { count: items.length })}>
      <ul className={classes.duplicates}>
        {items.map(
          ({ id, label, slugFr, startDate, locality, distance, status, organisationName }) => (
            <li key={id}>
              <p>
                {slugFr === null ? (
                  label
                ) : (
                  <a href={`${publicOrigin(window.location)}/evenement/${slugFr}`}>{label}</a>
                )}{' '}
                <span className={classes.hint}>
                  {[
                    startDate && formatShortDay(startDate, ''),
                    locality,
                    organisationName,
                    t('metres', { count: distance }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
              {status === 'published' && (
                <Button
                  variant="quiet"
                  isBusy={merge.isPending}
                  onClick={() =>
                    merge.mutate(
                      { poiId: poi.id, version: poi.version, intoPoiId: id },
                      {
                        onSuccess: () => {
                          offerUndo(
                            mergeOffer(poi.id),
                            () => undo.mutateAsync(poi.id),
                            showFailure,
                          );
                          onMerged();
                        },
                        onError: showFailure,
                      },
                    )
                  }
                >
                  {t('merge')}
                </Button>
              )}
            </li>
          ),
        )}
      </ul>
    </Notice>
  );
}
