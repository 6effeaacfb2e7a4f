import { ApiProblem } from '@parages/contracts/api-problem';
import { useCallback, useRef } from 'react';
import { askedFields } from './form-changes.ts';
import type { FormStore } from './use-form-state.ts';
import { isVersionStale, type SaveTabs } from './use-save-tabs.ts';

/**
 * Once the requests before it are done, saves the form and calls `change` with the current version
 * of the event. Rejects with the error of `change`, or with `poi_version_stale`, without calling
 * `change`, when the save met a newer version of the event or a question is open.
 */
export type InTurn = (change: (version: number) => Promise<void>) => Promise<void>;

/** Runs one request at a time: each save or change starts once the previous one has ended. */
export function useTurns(store: FormStore, { version, saveAll, loadNewest }: SaveTabs) {
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  const flush = useCallback((): Promise<boolean> => {
    running.current = running.current.then(saveAll, saveAll);
    return running.current;
  }, [saveAll]);

  const inTurn: InTurn = (change) => {
    const run = async (): Promise<void> => {
      const { merges } = store.getState();
      await saveAll();
      const form = store.getState();
      if (form.merges !== merges || askedFields(form).length > 0)
        throw new ApiProblem(412, 'poi_version_stale');
      try {
        await change(version());
      } catch (error) {
        // When the newer version cannot be loaded, the next request fails with the same conflict.
        if (isVersionStale(error)) await loadNewest().catch(() => undefined);
        throw error;
      }
    };
    const done = running.current.then(run, run);
    running.current = done.then(
      () => true,
      () => false,
    );
    return done;
  };

  return { flush, inTurn };
}
