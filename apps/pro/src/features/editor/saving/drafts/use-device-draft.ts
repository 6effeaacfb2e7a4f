import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useProfile } from '../../../../lib/session/signed-in.ts';
import type { DraftedForm, DraftKeeper } from './device-draft.ts';

/**
 * Keeps what a form has not saved on this device (`device-draft.ts`), for the account that opened
 * it, and repeats its failed saves. The page waits for its file (`withDrafts`), so that the import
 * settles at once.
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
    let isLeft = false;
    void import('./device-draft.ts').then(({ openDraft }) => {
      if (!isLeft) keeper.current = openDraft({ account, target, store, texts }, () => save());
    });
    return () => {
      isLeft = true;
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
