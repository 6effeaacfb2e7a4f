import type { BulkActResult, OrganiserPoiItem } from '@parages/contracts/types';
import type { BulkAct } from '@parages/contracts/vocabulary/events/lists/organiser-list';
import { useEffect, useRef, useState } from 'react';
import type { Left } from './left-out.tsx';

/** The dialog of an act, and what it left out: these events stay selected. */
export function useBulkAct(choose: (ids: readonly string[]) => void) {
  const [asked, ask] = useState<BulkAct | null>(null);
  const [left, setLeft] = useState<readonly Left[]>([]);
  const [runs, setRuns] = useState(0);
  const selectAll = useRef<HTMLInputElement>(null);
  // The button that opened the dialog leaves with the selection.
  useEffect(() => {
    if (runs > 0) selectAll.current?.focus();
  }, [runs]);
  const finish = (
    results: readonly BulkActResult['items'][number][],
    sent: readonly OrganiserPoiItem[],
  ): void => {
    const byId = new Map(sent.map((poi) => [poi.id, poi]));
    const leftOut = results.flatMap(({ poiId, fault, tabs }) => {
      const poi = byId.get(poiId);
      return fault === null || poi === undefined ? [] : [{ poi, fault, tabs }];
    });
    setLeft(leftOut);
    choose(leftOut.map(({ poi }) => poi.id));
    setRuns(runs + 1);
    ask(null);
  };
  return { asked, ask, left, selectAll, finish };
}
