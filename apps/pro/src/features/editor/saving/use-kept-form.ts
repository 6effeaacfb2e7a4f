import { useState } from 'react';
import type { Values } from '../editor-tabs.ts';
import type { DraftKeeper } from './drafts/device-draft.ts';
import { useDeviceDraft } from './drafts/use-device-draft.ts';
import { afterDrop, type Restored, unsavedFields } from './form-changes.ts';
import { type FormState, type FormStore, useFormState } from './use-form-state.ts';

export type KeptForm = {
  /** What was typed in the number fields, by JSON pointer. */
  texts: Map<string, string>;
  /** The draft of this form on the device. */
  draft: Pick<DraftKeeper, 'keep' | 'drop'>;
  /** What the device had kept of an earlier page; null when that is nothing. */
  restored: Restored | null;
  /** Gives the restored fields their former values again. */
  dropRestored: () => void;
  hasUnsaved: () => boolean;
};

/**
 * A form over the values `saved` of the first render, whose unsaved values the device keeps.
 * `saveSoon`: after a change of the values that the organiser did not type here, and to repeat a
 * failed save.
 *
 * @param target Id of the event, or `new`.
 */
export function useKeptForm(
  target: string,
  saved: () => Values,
  saveSoon: () => void,
): { form: FormState; store: FormStore; kept: KeptForm } {
  const { form, store } = useFormState(saved);
  const [texts] = useState(() => new Map<string, string>());
  const draft = useDeviceDraft({ target, store, texts }, saveSoon);
  const dropRestored = (): void => {
    store.setState((before) => ({
      ...(before.restored && afterDrop(before, before.restored)),
      restored: null,
      edits: before.edits + 1,
    }));
    saveSoon();
  };
  const hasUnsaved = (): boolean => unsavedFields(store.getState()).length > 0;
  return { form, store, kept: { texts, draft, restored: form.restored, dropRestored, hasUnsaved } };
}
