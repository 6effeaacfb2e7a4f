import type { OrganiserPoi } from '@parages/contracts/types';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { dateStates } from '../dates/date-states.queries.ts';
import { periodText } from '../dates/period-text.fr.ts';
import type { Editor } from '../use-editor.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { isComplete, type LiveChange, type OrganiserDate } from './live-change.ts';
import { liveStateTexts, say } from './live-state.fr.ts';
import { liveRecipients, useLiveChange } from './live-state.queries.ts';
import { LiveStateChoice } from './live-state-choice.tsx';
import { refusalText } from './refusal-text.ts';

export type LiveStatePanelProps = { poi: OrganiserPoi; act: Editor['act']; onClose: () => void };

const resultText = ({ chosen, to }: LiveChange): string =>
  chosen === 'moved'
    ? say('movedTo', { when: periodText({ ...to, endDate: to.startDate, endTime: null }) })
    : liveStateLabels[chosen];

/**
 * How many readers a change alerts: undefined while the number is loading, null when it cannot be
 * loaded.
 */
function useRecipientCount(
  poiId: string,
  { target, chosen }: LiveChange,
  { isChange, ofDate }: { isChange: boolean; ofDate: number | undefined },
): number | null | undefined {
  const state = chosen === 'moved' ? 'scheduled' : chosen;
  const isOfEvent = target === undefined;
  const ofEvent = useQuery({ ...liveRecipients(poiId, state), enabled: isChange && isOfEvent });
  if (!isOfEvent) return ofDate;
  return ofEvent.isError ? null : ofEvent.data?.count;
}

/**
 * Chooses the live state of the event, or of one of its dates, shows how many readers it alerts, then
 * offers to undo it.
 */
export function LiveStatePanel({ poi, act, onClose }: LiveStatePanelProps) {
  const { t } = useTranslation(liveStateTexts);
  const startFor = (target?: OrganiserDate): LiveChange => ({
    target,
    chosen: (target ?? poi).liveState,
    to: { startDate: target?.startDate ?? '', startTime: target?.startTime ?? null },
  });
  const [picked, setPicked] = useState<LiveChange>();
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const requests = useLiveChange(poi, act);
  const dates = useQuery(dateStates(poi.id));
  // The tab of the dates may have loaded them before another account changed one.
  const fresh = dates.isFetchedAfterMount && dates.isSuccess ? dates.data : undefined;
  // Dates are offered only while the event is scheduled: else its state prevails over theirs.
  const items = (poi.liveState === 'scheduled' && fresh?.items) || [];
  const only = items.length === 1 ? items[0] : undefined;
  // The state of the only date is that of the event, unless it got one of its own.
  const stated = only?.liveState === 'scheduled' ? undefined : only;
  const change = picked ?? startFor(stated);
  const { target } = change;
  const shown = (target ?? poi).liveState;
  const isChange = isComplete(change, shown);
  const count = useRecipientCount(poi.id, change, {
    isChange,
    ofDate: fresh?.recipientCount,
  });

  // A move names the only date.
  const choose = (chosen: LiveChange['chosen']): void =>
    setPicked(
      only ? { ...startFor(chosen === 'moved' ? only : stated), chosen } : { ...change, chosen },
    );
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      const undo = await requests.send(change);
      const what = target === undefined ? t('title') : periodText(target);
      const mailed = target === undefined ? 'done' : 'doneOfDate';
      const done = count === 0 ? 'doneQuietly' : mailed;
      const offer = {
        id: `live-state-${poi.id}`,
        done: t(done, { what, state: resultText(change) }),
        undo: t('undo'),
        undone: t('undone', { what, state: liveStateLabels[shown] }),
      };
      offerUndo(offer, undo, (failure) => toast('error', refusalText(failure)));
      onClose();
    } catch (failure) {
      setError(failure as Error);
    }
    setIsBusy(false);
  };

  return (
    <DecisionPanel
      title={t('title')}
      confirm={t('confirm')}
      isReady={isChange && count !== undefined}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <LiveStateChoice
        dates={items}
        change={change}
        shown={shown}
        onTarget={(next) => setPicked(startFor(next))}
        onChoose={choose}
        onMove={(to) => setPicked({ ...change, to })}
      />
      <p aria-live="polite">
        {isChange &&
          (typeof count === 'number'
            ? t('recipients', { count })
            : t(count === null ? 'unknown' : 'counting'))}
      </p>
    </DecisionPanel>
  );
}
