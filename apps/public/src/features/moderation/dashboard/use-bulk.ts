import type { DashboardPoi } from '@parages/contracts/types';
import { useState } from 'react';
import { useModeration } from '../moderation.queries.ts';
import { type BulkResult, runBulk } from './run-bulk.ts';

export type Refusal = { id: string; label: string; code: string };
type Run = {
  total: number;
  results: ReadonlyMap<string, BulkResult>;
  refusals: readonly Refusal[];
};

export function useBulk() {
  const { refreshPage } = useModeration({ isQuiet: true });
  const [run, setRun] = useState<Run>();
  const [isBusy, setIsBusy] = useState(false);
  const start = async (
    pois: readonly DashboardPoi[],
    act: (poi: DashboardPoi) => Promise<unknown>,
  ): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setRun({ total: pois.length, results: new Map(), refusals: [] });
    await runBulk(pois, act, (id, result) => {
      const label = pois.find((poi) => poi.id === id)?.label ?? '';
      setRun((before) => ({
        total: pois.length,
        results: new Map(before?.results).set(id, result),
        refusals: [
          ...(before?.refusals ?? []),
          ...(result.isDone ? [] : [{ id, label, code: result.code }]),
        ],
      }));
    });
    await refreshPage();
    setIsBusy(false);
  };
  return { run, isBusy, start };
}
