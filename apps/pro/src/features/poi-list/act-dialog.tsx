import { isRefusal } from '@parages/contracts/api-problem';
import type { BulkActResult, OrganiserPoiItem } from '@parages/contracts/types';
import {
  type BulkAct,
  isFinalAct,
} from '@parages/contracts/vocabulary/events/lists/organiser-list';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog.tsx';
import { TextField } from '../../lib/form/text-field.tsx';
import { productName } from '../../lib/product.ts';
import { sayLimit } from '../../lib/say-limit.ts';
import { Switch } from '../../lib/switch/switch.tsx';
import { canUndergo } from './acts-of.ts';
import { poiActsTexts } from './poi-acts.fr.ts';
import { useActOnPois } from './poi-acts.queries.ts';

type Result = BulkActResult['items'][number];

export type ActDialogProps = {
  act: BulkAct;
  chosen: readonly OrganiserPoiItem[];
  /** With the results of the events that were left out, and all events that were sent. */
  onDone: (left: readonly Result[], sent: readonly OrganiserPoiItem[]) => void;
  onClose: () => void;
};

/** A repeated deletion no longer finds the event, which an earlier call has deleted. */
const isDone = (act: BulkAct, fault: Result['fault']): boolean =>
  fault === null || (act === 'deletion' && fault === 'poi_not_found');

/** Confirms an act, and does it with those of the selected events whose state allows it. */
export function ActDialog({ act, chosen, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation(poiActsTexts);
  const [autopublish, setAutopublish] = useState(true);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const run = useActOnPois();
  // Those of the opening: after a lost answer the list no longer has the events that were done, and
  // the same request must be sent again.
  const [asked] = useState(chosen);
  const [concerned] = useState(() => chosen.filter((poi) => canUndergo(act, poi)));
  const count = concerned.length;
  const others = asked.length - count;
  const showFailure = (error: unknown): void =>
    toast('error', sayLimit(error) ?? t(isRefusal(error) ? 'failed' : 'unreachable'));

  const confirm = (): void => {
    const isConfirmed = !isFinalAct(act) || typed.trim() === `${count}`;
    setIsWrong(!isConfirmed);
    if (!isConfirmed) return;
    run.mutate(
      {
        act,
        items: concerned.map(({ id, version }) => ({ poiId: id, version })),
        ...(act === 'submission' && { autopublish }),
        ...(isFinalAct(act) && { confirmation: count }),
      },
      {
        onSuccess: ({ items }) => {
          const left = items.filter(({ fault }) => !isDone(act, fault));
          const done = items.length - left.length;
          if (done > 0) toast('success', t(`done.${act}`, { count: done }));
          onDone(left, concerned);
        },
        onError: showFailure,
      },
    );
  };

  return (
    <ConfirmDialog
      isOpen
      title={t(`title.${act}`, { count })}
      words={{ confirm: t(`confirm.${act}`), cancel: t('cancel'), close: t('close') }}
      isDangerous={isFinalAct(act)}
      isBusy={run.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t(`text.${act}`, { product: productName })}</p>
      {others > 0 && <p>{t('unconcerned', { count: others })}</p>}
      {act === 'submission' && (
        <Switch
          label={t('autopublish')}
          hint={t('autopublishHint')}
          isOn={autopublish}
          onChange={setAutopublish}
        />
      )}
      {isFinalAct(act) && (
        <TextField
          name="confirmation"
          label={t('confirmation', { count })}
          value={typed}
          onChange={setTyped}
          inputMode="numeric"
          autoComplete="off"
          error={isWrong ? t('wrong') : undefined}
        />
      )}
    </ConfirmDialog>
  );
}
