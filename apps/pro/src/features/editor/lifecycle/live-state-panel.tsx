import type { OrganiserPoi } from '@parages/contracts/types';
import { type LiveState, liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerUndo } from '../../../lib/offer-undo.ts';
import type { Editor } from '../use-editor.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { liveStateTexts } from './live-state.fr.ts';
import classes from './live-state.module.css';
import { liveRecipients, useSetLiveState } from './live-state.queries.ts';
import { refusalText } from './refusal-text.ts';

export type LiveStatePanelProps = {
  poi: OrganiserPoi;
  inTurn: Editor['inTurn'];
  onClose: () => void;
};

/** Chooses the live state, shows how many readers it alerts, then offers to undo it. */
export function LiveStatePanel({ poi, inTurn, onClose }: LiveStatePanelProps) {
  const { t } = useTranslation(liveStateTexts);
  const [chosen, setChosen] = useState(poi.liveState);
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { mutateAsync: send } = useSetLiveState(poi.id);
  const isChange = chosen !== poi.liveState;
  const recipients = useQuery({ ...liveRecipients(poi.id, chosen), enabled: isChange });

  const set = (liveState: LiveState): Promise<void> =>
    inTurn(async (version) => void (await send({ version, liveState })));
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      await set(chosen);
      const isMailed = recipients.data?.count !== 0;
      const offer = {
        id: `live-state-${poi.id}`,
        done: t(isMailed ? 'done' : 'doneQuietly', { state: liveStateLabels[chosen] }),
        undo: t('undo'),
        undone: t('undone', { state: liveStateLabels[poi.liveState] }),
      };
      offerUndo(
        offer,
        () => set(poi.liveState),
        (failure) => toast('error', refusalText(failure)),
      );
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
      isReady={isChange && !recipients.isPending}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <fieldset className={classes.states}>
        <legend>{t('choose')}</legend>
        {liveStates.map((liveState) => (
          <label key={liveState}>
            <input
              type="radio"
              name="live-state"
              checked={liveState === chosen}
              onChange={() => setChosen(liveState)}
            />
            {liveStateLabels[liveState]}
            {liveState === poi.liveState && <small>{t('shown')}</small>}
          </label>
        ))}
      </fieldset>
      <p aria-live="polite">
        {isChange &&
          (recipients.data
            ? t('recipients', { count: recipients.data.count })
            : t(recipients.isError ? 'unknown' : 'counting'))}
      </p>
    </DecisionPanel>
  );
}
