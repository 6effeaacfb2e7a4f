import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useSayProblem } from './use-say-problem.ts';

/** Runs one act at a time; why it was refused is told. `isBusy` until it is over. */
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
