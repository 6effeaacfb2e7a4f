import type { ReviewItem } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AcceptancePanel } from './acceptance-panel.tsx';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { RefusalPanel } from './refusal-panel.tsx';
import { type Decision, type Outcome, useBulkDecision } from './use-bulk-decision.ts';

export type BulkBarProps = {
  /** The events that the moderator may select. */
  selectable: readonly ReviewItem[];
  chosen: readonly ReviewItem[];
  onChoose: (ids: readonly string[]) => void;
  onDecided: (ids: readonly string[]) => void;
};

export function BulkBar({ selectable, chosen, onChoose, onDecided }: BulkBarProps) {
  const { t } = useTranslation(moderationTexts);
  const [asked, setAsked] = useState<Decision['decision'] | null>(null);
  const { run, isBusy, leftOut, outcome } = useBulkDecision((ids) => {
    onDecided(ids);
    onChoose([]);
  });
  const chosenIds = chosen.map(({ id }) => id);
  const areAllChosen = selectable.length > 0 && chosen.length === selectable.length;
  const close = (): void => setAsked(null);
  const decide = (decision: Decision): void => run(decision, chosen, close);

  return (
    <section className={classes.bulk} aria-label={t('bulk.title')}>
      <div className={classes.several}>
        <label className={classes.mark}>
          <input
            type="checkbox"
            checked={areAllChosen}
            disabled={selectable.length === 0}
            onChange={() => onChoose(areAllChosen ? [] : selectable.map(({ id }) => id))}
          />
          {t('bulk.all')}
        </label>
        <LiveRegion isVisible>
          {chosen.length > 0 && t('bulk.chosen', { count: chosen.length })}
        </LiveRegion>
        <OutcomeLine outcome={outcome} isHidden={chosen.length > 0} />
        {chosen.length > 0 && (
          <>
            <Button icon="check" onClick={() => setAsked('acceptance')}>
              {t('bulk.accept')}
            </Button>
            <Button variant="secondary" icon="close" onClick={() => setAsked('refusal')}>
              {t('bulk.refuse')}
            </Button>
          </>
        )}
      </div>
      {leftOut.length > 0 && (
        <Notice tone="warning" isLive title={t('bulk.left', { count: leftOut.length })}>
          <ul className={classes.duplicates}>
            {leftOut.map(({ id, label, fault }) => (
              <li key={id}>{t(`bulk.faults.${fault}`, { title: label })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {asked === 'acceptance' && (
        <AcceptancePanel
          poiIds={chosenIds}
          onClose={close}
          onAccept={() => decide({ decision: 'acceptance' })}
          isBusy={isBusy}
        />
      )}
      {asked === 'refusal' && (
        <RefusalPanel
          poiIds={chosenIds}
          isBulk
          title={t('bulk.refuseTitle', { count: chosen.length })}
          onClose={close}
          onRefuse={(refusal) => decide({ decision: 'refusal', ...refusal })}
          isBusy={isBusy}
        />
      )}
    </section>
  );
}

/** Takes the focus, which the closed dialog cannot give back: the button that opened it is gone. */
function OutcomeLine({ outcome, isHidden }: { outcome: Outcome | null; isHidden: boolean }) {
  const { t } = useTranslation(moderationTexts);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome) line.current?.focus();
  }, [outcome]);
  return (
    <p ref={line} tabIndex={-1} hidden={isHidden || outcome === null}>
      {outcome && t(`bulk.outcome.${outcome.decision}`, { count: outcome.count })}
    </p>
  );
}
