import { createContext, useContext } from 'react';
import type { KeptPoi } from './use-keep.ts';

export type Hearts = {
  ids: ReadonlySet<string>;
  /** Ids with a change in flight. */
  pending: ReadonlySet<string>;
  press: (poi: KeptPoi) => void;
};

/** Null on an installation without accounts. */
export const HeartsContext = createContext<Hearts | null>(null);

export const useHearts = (): Hearts | null => useContext(HeartsContext);
