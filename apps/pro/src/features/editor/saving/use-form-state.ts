import type { OrganiserPoi } from '@parages/contracts/types';
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useRef,
  useState,
} from 'react';
import { type FormTab, type Values, valuesOf } from '../editor-tabs.ts';

/**
 * `conflict`: the event was saved elsewhere since this form read it; `theirs` is the saved event,
 * and `tabs` are the tabs that had unsaved values when the conflict began.
 */
export type SaveState =
  | { kind: 'idle' | 'saving' | 'failed' }
  | { kind: 'saved'; at: Date }
  | { kind: 'conflict'; theirs: OrganiserPoi; tabs: readonly FormTab[] };

type Unsaved = { values: Values; dirty: ReadonlySet<FormTab> };

export type FormState = Unsaved & {
  state: SaveState;
  /** The values and the dirty tabs of the last render, for callbacks that outlive it. */
  latest: RefObject<Unsaved>;
  setValues: Dispatch<SetStateAction<Values>>;
  setDirty: Dispatch<SetStateAction<ReadonlySet<FormTab>>>;
  setState: (next: SaveState) => void;
  /** Whether `state` is a conflict. A ref: it is current before React renders the new state. */
  isInConflict: RefObject<boolean>;
};

export function useFormState(poi: OrganiserPoi): FormState {
  const [values, setValues] = useState(() => valuesOf(poi));
  const [dirty, setDirty] = useState<ReadonlySet<FormTab>>(new Set());
  const [state, showState] = useState<SaveState>({ kind: 'idle' });
  const isInConflict = useRef(false);
  const setState = useCallback((next: SaveState): void => {
    isInConflict.current = next.kind === 'conflict';
    showState(next);
  }, []);
  const latest = useRef<Unsaved>({ values, dirty });
  latest.current = { values, dirty };
  return { values, dirty, state, latest, setValues, setDirty, setState, isInConflict };
}
