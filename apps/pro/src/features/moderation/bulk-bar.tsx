import type { BulkDecisionResult, ReviewItem } from '@parages/contracts/types';
import type { BulkFault } from '@parages/contracts/vocabulary/events/review/bulk-decisions';
import { reviewLimits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog.tsx';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { type Refusal, useDecideAll } from './moderation.queries.ts';
import { RefusalPanel } from './refusal-panel.tsx';
import { showFailure } from './show-failure.ts';

export type BulkBarProps = {
  /** The events that the moderator may select. */
  selectable: readonly ReviewItem[];
  chosen: readonly ReviewItem[];
  onChoose: (ids: readonly string[]) => void;
  onDecided: (ids: readonly string[]) => void;
};

type Left = { id: string; label: string; fault: BulkFault };
type Decision = { decision: 'acceptance' } | ({ decision: 'refusal' } & Refusal);

const undoMs = reviewLimits.undoSeconds * 1000;

export function BulkBar({ selectable, chosen, onChoose, onDecided }: BulkBarProps) {
  const { t } = useTranslation(moderationTexts);
  const [asked, setAsked] = useState<Decision['decision'] | null>(null);
  const [left, setLeft] = useState<readonly Left[]>([]);
  const decide = useDecideAll();
  const undo = useDecideAll();
  const areAllChosen = selectable.length > 0 && chosen.length === selectable.length;

  const showResult = (
    { items }: BulkDecisionResult,
    decision: Decision['decision'],
    sent: readonly ReviewItem[],
  ): void => {
    const done = items.flatMap(({ poiId, version, fault }) =>
      fault === null && version !== null ? [{ poiId, version }] : [],
    );
    const labels = new Map(sent.map(({ id, label }) => [id, label]));
    setLeft(
      items.flatMap(({ poiId, fault }) =>
        fault === null ? [] : [{ id: poiId, label: labels.get(poiId) ?? '', fault }],
      ),
    );
    onDecided(done.map(({ poiId }) => poiId));
    onChoose([]);
    if (done.length === 0) return;
    const take = () =>
      void undo.mutateAsync({ decision: 'undoing', items: done }).then(({ items: undone }) => {
        const isUndone = undone.every(({ fault }) => fault === null);
        toast(isUndone ? 'success' : 'error', t(isUndone ? 'undone' : 'bulk.undoneInPart'));
      }, showFailure);
    const action = { label: t('undo'), onClick: take };
    toast('success', t(`bulk.done.${decision}`, { count: done.length }), undoMs, { action });
  };

  const run = (decision: Decision): void =>
    decide.mutate(
      { ...decision, items: chosen.map(({ id, version }) => ({ poiId: id, version })) },
      {
        onSuccess: (result) => showResult(result, decision.decision, chosen),
        onError: showFailure,
        onSettled: () => setAsked(null),
      },
    );

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
      {left.length > 0 && (
        <Notice tone="warning" isLive title={t('bulk.left', { count: left.length })}>
          <ul className={classes.duplicates}>
            {left.map(({ id, label, fault }) => (
              <li key={id}>{t(`bulk.faults.${fault}`, { title: label })}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ConfirmDialog
        isOpen={asked === 'acceptance'}
        title={t('bulk.acceptTitle', { count: chosen.length })}
        words={{
          confirm: t('bulk.accept'),
          cancel: t('refusal.cancel'),
          close: t('refusal.close'),
        }}
        isBusy={decide.isPending}
        onConfirm={() => run({ decision: 'acceptance' })}
        onCancel={() => setAsked(null)}
      >
        <p>{t('bulk.acceptText')}</p>
      </ConfirmDialog>
      {asked === 'refusal' && (
        <RefusalPanel
          title={t('bulk.refuseTitle', { count: chosen.length })}
          onClose={() => setAsked(null)}
          onRefuse={(refusal) => run({ decision: 'refusal', ...refusal })}
          isBusy={decide.isPending}
        />
      )}
    </section>
  );
}
