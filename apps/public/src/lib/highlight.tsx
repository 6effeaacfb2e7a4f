import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { LonLat } from './search/filters.search-params.ts';

export type Pointed = { id: string; theme: Theme | null; position: LonLat };

/** The side on which the visitor points at the event. */
type PointedIn = 'list' | 'map';

type State = { poi: Pointed; where: PointedIn } | null;

export type Highlight = {
  read: () => State;
  point: (poi: Pointed, where: PointedIn) => void;
  /**
   * Clears the highlight only if this event still has it: leaving a card after entering the next
   * must not clear the next.
   */
  leave: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createHighlight(): Highlight {
  const { getState, setState, subscribe } = createStore<State>(() => null);
  return {
    read: getState,
    point: (poi, where) => setState({ poi, where }, true),
    leave: (id) => {
      if (getState()?.poi.id === id) setState(null, true);
    },
    subscribe,
  };
}

// Outside a `HighlightProvider`: stores nothing, so that nothing renders again.
const nothing: Highlight = {
  read: () => null,
  point: () => undefined,
  leave: () => undefined,
  subscribe: () => () => undefined,
};
const HighlightContext = createContext<Highlight>(nothing);

export function HighlightProvider({ children }: { children: ReactNode }) {
  const [highlight] = useState(createHighlight);
  return <HighlightContext value={highlight}>{children}</HighlightContext>;
}

/** Does not subscribe, so that components that draw many items do not re-render. */
export const useHighlight = (): Highlight => useContext(HighlightContext);

export function usePointed(): Pointed | null {
  const { subscribe, read } = useHighlight();
  return useSyncExternalStore(subscribe, read, () => null)?.poi ?? null;
}

/** Empty outside a `HighlightProvider`. */
export function useCardHighlight(
  poi: Pointed,
): { isHighlighted: boolean; onPoint: (isPointed: boolean) => void } | Record<never, never> {
  const highlight = useHighlight();
  const isHighlighted = useSyncExternalStore(
    highlight.subscribe,
    () => highlight.read()?.where === 'map' && highlight.read()?.poi.id === poi.id,
    () => false,
  );
  if (highlight === nothing) return {};
  const { id, theme, position } = poi;
  return {
    isHighlighted,
    onPoint: (isPointed) =>
      isPointed ? highlight.point({ id, theme, position }, 'list') : highlight.leave(id),
  };
}
