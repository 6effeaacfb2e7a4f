import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Values } from '../editor-tabs.ts';
import { type FormValues, newForm, type Restored } from './form-changes.ts';

export type SaveState =
  | { kind: 'idle' | 'saving' }
  /** `isUnanswered`: the network or the server failed, the API refused nothing. */
  | { kind: 'failed'; isUnanswered: boolean }
  | { kind: 'saved'; at: Date };

export type FormState = FormValues & {
  /** Of a new event alone: the organisation that publishes it. */
  organisationId?: string;
  /** Of a new event alone: its id in the API, whose dates are not saved yet. */
  madeId?: string;
  /** Null without values from a draft of the device, and once the organiser has dropped them. */
  restored: Restored | null;
  state: SaveState;
  /** Number of changes by the organiser, and their number when the last save began. */
  edits: number;
  savedEdits: number;
  /** How often a newer version of the event was merged into this form. */
  merges: number;
  /** Whether one of these merges met unsaved values, or a restored draft has a question. */
  isMerged: boolean;
  /** Whether the last save could send nothing of a tab: even its saved values are wrong. */
  isBlocked: boolean;
};

/** A store rather than React state: saves outlive the render that started them. */
export type FormStore = StoreApi<FormState>;

/** A form over the values `saved` of the first render. */
export function useFormState(saved: () => Values): { form: FormState; store: FormStore } {
  const [store] = useState<FormStore>(() =>
    createStore<FormState>(() => ({
      ...newForm(saved()),
      restored: null,
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
