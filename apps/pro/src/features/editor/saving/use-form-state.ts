import type { OrganiserPoi } from '@parages/contracts/types';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { valuesOf } from '../editor-tabs.ts';
import { type FormValues, newForm } from './form-changes.ts';

export type SaveState = { kind: 'idle' | 'saving' | 'failed' } | { kind: 'saved'; at: Date };

export type FormState = FormValues & {
  state: SaveState;
  /** Number of changes by the organiser, and their number when the last save began. */
  edits: number;
  savedEdits: number;
  /** How often a newer version of the event was merged into this form. */
  merges: number;
  /** Whether one of these merges met unsaved values. */
  isMerged: boolean;
  /** Whether the last save could send nothing of a tab: even its saved values are wrong. */
  isBlocked: boolean;
};

/** A store rather than React state: saves outlive the render that started them. */
export type FormStore = StoreApi<FormState>;

export function useFormState(poi: OrganiserPoi): { form: FormState; store: FormStore } {
  const [store] = useState<FormStore>(() =>
    createStore<FormState>(() => ({
      ...newForm(valuesOf(poi)),
      state: { kind: 'idle' },
      edits: 0,
      savedEdits: 0,
      merges: 0,
      isMerged: false,
      isBlocked: false,
    })),
  );
  return { form: useStore(store), store };
}
