import { focusManager, onlineManager } from '@tanstack/react-query';
import type { FormStore, SaveState } from './use-form-state.ts';

const firstMs = 5000;
const longestMs = 60_000;

/** Delay before the retry after `failures` in a row, counted from 1. */
export const saveRetryMs = (failures: number): number =>
  Math.min(firstMs * 2 ** (failures - 1), longestMs);

/**
 * Calls `save` after a failed save: when the network is back and when the organiser returns to the
 * page; when the API gave no answer, also after a delay that doubles with each failure, since a
 * server that restarts raises no event of the browser. Returns what ends the retries.
 */
export function retrySaves(store: FormStore, save: () => void): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hasFailed = (): boolean => store.getState().state.kind === 'failed';
  const retryIf = (isBack: boolean): void => {
    if (isBack && hasFailed()) save();
  };
  const follow = (state: SaveState): void => {
    clearTimeout(timer);
    if (state.kind === 'saving') return;
    failures = state.kind === 'failed' ? failures + 1 : 0;
    if (state.kind === 'failed' && state.isUnanswered)
      timer = setTimeout(save, saveRetryMs(failures));
  };
  follow(store.getState().state);
  const stops = [
    store.subscribe(({ state }, before) => state !== before.state && follow(state)),
    onlineManager.subscribe(retryIf),
    focusManager.subscribe(retryIf),
    () => clearTimeout(timer),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
