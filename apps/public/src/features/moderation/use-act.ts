import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useSayProblem } from './use-say-problem.ts';

/**
 * Runs one action at a time: ignores others until it ends. Shows a toast with the reason if it
 * fails.
 */
export function useAct() {
  const [isBusy, setIsBusy] = useState(false);
  const say = useSayProblem();
  const run = async (work: () => Promise<unknown>, onDone?: () => void): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
      onDone?.();
    } catch (error) {
      toast('error', say(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
