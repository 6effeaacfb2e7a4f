import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useProfile } from '../../../../lib/session/signed-in.ts';
import type { DraftedForm, DraftKeeper } from './device-draft.ts';

/**
 * Keeps what a form has not saved on this device (`device-draft.ts`), for the account that opened
 * it, and repeats its failed saves. The code loads after the form is shown.
 */
export function useDeviceDraft(
  { target, store, texts }: Omit<DraftedForm, 'account'>,
  saveSoon: () => void,
): Pick<DraftKeeper, 'keep' | 'drop'> {
  // The id of the first render: after the session ends the profile is unknown, and the draft still
  // belongs to that account.
  const [account] = useState(useProfile()?.id);
  const keeper = useRef<DraftKeeper>(undefined);
  const save = useEffectEvent(saveSoon);
  useEffect(() => {
    if (account === undefined) return;
    let isOpen = true;
    void import('./device-draft.ts').then(
      ({ openDraft }) => {
        if (isOpen) keeper.current = openDraft({ account, target, store, texts }, () => save());
      },
      // The network is away: the form goes on without a draft.
      () => undefined,
    );
    return () => {
      isOpen = false;
      // Kept for `drop`: the API may have a new event only after its page was left.
      keeper.current?.close();
    };
  }, [account, target, store, texts]);
  return useMemo(
    () => ({
      keep: () => keeper.current?.keep() ?? false,
      drop: () => keeper.current?.drop(),
    }),
    [],
  );
}
