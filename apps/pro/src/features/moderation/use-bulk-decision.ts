import type { BulkDecisionResult, ReviewItem } from '@parages/contracts/types';
import type { BulkFault } from '@parages/contracts/vocabulary/events/review/bulk-decisions';
import { reviewLimits } from '@parages/contracts/vocabulary/limits';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { say } from './moderation.fr.ts';
import { type Refusal, useDecideAll } from './moderation.queries.ts';
import { showFailure } from './show-failure.ts';

export type Decision = { decision: 'acceptance' } | ({ decision: 'refusal' } & Refusal);
export type Outcome = { decision: Decision['decision']; count: number };
/** An event about which the decision was not taken. */
export type LeftOut = { id: string; label: string; fault: BulkFault };

const undoMs = reviewLimits.undoSeconds * 1000;

const decidedOf = ({ items }: BulkDecisionResult): { poiId: string; version: number }[] =>
  items.flatMap(({ poiId, version, fault }) =>
    fault === null && version !== null ? [{ poiId, version }] : [],
  );

function leftOutOf({ items }: BulkDecisionResult, sent: readonly ReviewItem[]): LeftOut[] {
  const labels = new Map(sent.map(({ id, label }) => [id, label]));
  return items.flatMap(({ poiId, fault }) =>
    fault === null ? [] : [{ id: poiId, label: labels.get(poiId) ?? '', fault }],
  );
}

/** Decides about several events with one request, and offers to undo it for ten seconds. */
export function useBulkDecision(onDecided: (ids: readonly string[]) => void) {
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const decide = useDecideAll();
  const undo = useDecideAll();

  const showResult = (
    result: BulkDecisionResult,
    { decision }: Decision,
    sent: readonly ReviewItem[],
  ): void => {
    const items = decidedOf(result);
    setLeftOut(leftOutOf(result, sent));
    setOutcome({ decision, count: items.length });
    onDecided(items.map(({ poiId }) => poiId));
    if (items.length === 0) return;
    const take = () =>
      void undo.mutateAsync({ decision: 'undoing', items }).then(({ items: undone }) => {
        setOutcome(null);
        const isUndone = undone.every(({ fault }) => fault === null);
        toast(
          isUndone ? 'success' : 'error',
          say(isUndone ? 'bulk.undone' : 'bulk.undoneInPart', { count: items.length }),
        );
      }, showFailure);
    const action = { label: say('undo'), onClick: take };
    const done = say(`bulk.done.${decision}`, { count: items.length });
    toast('success', done, undoMs, { action });
  };

  const run = (decision: Decision, sent: readonly ReviewItem[], onSettled: () => void): void =>
    decide.mutate(
      { ...decision, items: sent.map(({ id, version }) => ({ poiId: id, version })) },
      {
        onSuccess: (result) => showResult(result, decision, sent),
        onError: showFailure,
        onSettled,
      },
    );

  return { run, isBusy: decide.isPending, leftOut, outcome };
}
