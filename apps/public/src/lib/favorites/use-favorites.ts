import { createContext, useContext } from 'react';
import type { KeptPoi } from './use-keep.ts';

/** What every heart of the page knows. */
export type Hearts = {
  ids: ReadonlySet<string>;
  /** Those whose change is under way. */
  pending: ReadonlySet<string>;
  press: (poi: KeptPoi) => void;
};

/** Null where nobody can have favourites. */
export const HeartsContext = createContext<Hearts | null>(null);

export const useHearts = (): Hearts | null => useContext(HeartsContext);
