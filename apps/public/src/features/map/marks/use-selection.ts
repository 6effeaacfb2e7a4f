import { useCallback, useRef, useState } from 'react';
import type { MapPoint } from './map-marks.ts';

/** `release` returns the focus to where it was at the selection. */
export function useSelection() {
  const [selected, setSelected] = useState<readonly MapPoint[] | null>(null);
  const from = useRef<Element | null>(null);
  const select = useCallback((pois: readonly MapPoint[]) => {
    from.current = document.activeElement;
    setSelected(pois);
  }, []);
  const release = useCallback(() => {
    setSelected(null);
    if (from.current instanceof HTMLElement && from.current.isConnected)
      from.current.focus({ preventScroll: true });
  }, []);
  return { selected, select, release };
}
