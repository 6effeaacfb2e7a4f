import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenDialogProps } from './open-dialog.tsx';

export type DialogProps = OpenDialogProps & { isOpen: boolean };

let loaded: typeof import('./open-dialog.tsx') | undefined;

/** Loads the dialog’s code, which is kept out of the first load of a page. */
export const prepareDialog = async (): Promise<void> => {
  loaded ??= await import('./open-dialog.tsx');
};

/** Calls `onClose` when the code of the dialog cannot be loaded. */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  const [isReady, setIsReady] = useState(loaded !== undefined);
  const fail = useEffectEvent(dialog.onClose);
  useEffect(() => {
    if (!isOpen || isReady) return;
    let isCurrent = true;
    prepareDialog().then(
      () => isCurrent && setIsReady(true),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isReady]);
  return isOpen && loaded && <loaded.OpenDialog {...dialog} />;
}
