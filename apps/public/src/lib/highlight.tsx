import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { LonLat } from './search/filters.search-params.ts';

/** What is pointed at, wherever the pointer or the focus is. */
export type Pointed = { id: string; theme: Theme | null; position: LonLat };

/** Where it was pointed at: each side frames what the other points at. */
type PointedIn = 'list' | 'map';

type State = { poi: Pointed; where: PointedIn } | null;

/** One thing pointed at, at most, shared by a list and its map. */
export type Highlight = {
  read: () => State;
  point: (poi: Pointed, where: PointedIn) => void;
  /** Only if this one is still pointed at: leaving a card after entering the next must not clear the next. */
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

// Pages without a map: nothing is shared, nothing is drawn again.
const nothing: Highlight = {
  read: () => null,
  point: () => undefined,
  leave: () => undefined,
  subscribe: () => () => undefined,
};
const HighlightContext = createContext<Highlight>(nothing);

/** Put it around a list and its map. */
export function HighlightProvider({ children }: { children: ReactNode }) {
  const [highlight] = useState(createHighlight);
  return <HighlightContext value={highlight}>{children}</HighlightContext>;
}

/** The shared state itself, for what draws many things at once. */
export const useHighlight = (): Highlight => useContext(HighlightContext);

/** What is pointed at, from either side. */
export function usePointed(): Pointed | null {
  const { subscribe, read } = useHighlight();
  return useSyncExternalStore(subscribe, read, () => null)?.poi ?? null;
}

/** For a card of the list: `isHighlighted` while its marker is pointed at, `onPoint` to say that the card is. Empty without a map. */
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
