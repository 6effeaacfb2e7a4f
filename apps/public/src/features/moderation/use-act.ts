import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useSayProblem } from './use-say-problem.ts';

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
