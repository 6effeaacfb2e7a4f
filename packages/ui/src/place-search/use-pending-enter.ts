import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Delays an Enter pressed while suggestions load: `onReady` runs once they have arrived, unless
 * `cancel` was called before.
 */
export function usePendingEnter(isLoading: boolean, onReady: () => void) {
  const [isPending, setIsPending] = useState(false);
  const finish = useEffectEvent(() => {
    setIsPending(false);
    onReady();
  });
  useEffect(() => {
    if (isPending && !isLoading) finish();
  }, [isPending, isLoading]);
  return { wait: () => setIsPending(true), cancel: () => setIsPending(false) };
}
