import { type BulkAct, bulkActs } from '@parages/contracts/vocabulary/events/lists/organiser-list';
import { Button } from '@parages/ui/button/button';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { useTranslation } from 'react-i18next';
import { canUndergo } from './acts-of.ts';
import { poiListTexts } from './poi-list.fr.ts';
import classes from './poi-list.module.css';
import type { Selection } from './use-selection.ts';

const icons = {
  submission: { icon: 'check' },
  withdrawal: { icon: 'close' },
  archival: {},
  deletion: { icon: 'trash' },
} as const;

/** Stays at the bottom of the window while events are selected. */
export function ActBar({
  selection: { chosen, isFull, clear },
  onAct,
}: {
  selection: Selection;
  onAct: (act: BulkAct) => void;
}) {
  const { t } = useTranslation(poiListTexts);
  const count = chosen.length;
  return (
    <section className={count > 0 ? classes.acts : undefined} aria-label={t('acts.title')}>
      <LiveRegion isVisible>
        {count > 0 && t(isFull ? 'chosenFull' : 'chosen', { count })}
      </LiveRegion>
      {count > 0 && (
        <div className={classes.actButtons}>
          {bulkActs
            .filter((act) => chosen.some((poi) => canUndergo(act, poi)))
            .map((act) => (
              <Button
                key={act}
                variant={act === 'submission' ? 'primary' : 'secondary'}
                {...icons[act]}
                onClick={() => onAct(act)}
              >
                {t(`acts.${act}`)}
              </Button>
            ))}
          <Button variant="quiet" onClick={clear}>
            {t('clearChosen')}
          </Button>
        </div>
      )}
    </section>
  );
}
