import { now } from '../../../../lib/clock.ts';
import { deviceDraftLimits } from '../../../../lib/device-drafts/draft-limits.ts';
import {
  type DeviceDraft,
  type DraftName,
  listDrafts,
  type NamedDraft,
  removeDraft,
  writeDraft,
} from '../../../../lib/device-drafts/draft-store.ts';
import {
  holdWriterLock,
  takeDraft,
  thisWriter,
} from '../../../../lib/device-drafts/draft-writers.ts';
import { unsavedFields } from '../form-changes.ts';
import { retrySaves } from '../save-retry.ts';
import type { FormState, FormStore } from '../use-form-state.ts';
import { afterDraft, contentOf, isIn, readContent } from './draft-content.ts';

export type DraftedForm = {
  account: string;
  /** Id of the event, or `new`. */
  target: string;
  store: FormStore;
  /** What was typed for numbers, by field. */
  texts: Map<string, string>;
};

export type DraftKeeper = {
  /** Writes the draft now; false when the device cannot keep it. */
  keep: () => boolean;
  /** Removes the draft, and writes no other one. */
  drop: () => void;
  /** Writes what changed since the last time, and stops. */
  close: () => void;
};

/** What only the form of a new event has. */
function ownOf({ content }: DeviceDraft): Pick<FormState, 'organisationId' | 'madeId'> {
  const { organisationId, madeId } = content as Partial<Record<string, unknown>>;
  return {
    ...(typeof organisationId === 'string' && { organisationId }),
    ...(typeof madeId === 'string' && { madeId }),
  };
}

/** What names the draft in a list: the title as typed, and the tab of the first unsaved field. */
function nameOf(form: FormState): Pick<DeviceDraft, 'title' | 'tab'> {
  const title = form.values.dates.label.trim();
  const tab = unsavedFields(form)[0]?.tab;
  return { ...(title !== '' && { title }), ...(tab && { tab }) };
}

/** Returns the names of the fields whose kept values the form does not take. */
function restore({ store, texts }: DraftedForm, draft: DeviceDraft): readonly string[] {
  const content = readContent(draft.content);
  const form = store.getState();
  const { names, left, ...next } = afterDraft(form, content);
  if (names.length === 0) return left;
  for (const [pointer, text] of Object.entries(content.texts))
    if (names.some((name) => isIn(name, pointer))) texts.set(pointer, text);
  store.setState({
    ...next,
    ...ownOf(draft),
    restored: { at: new Date(draft.at), names, before: form.values, after: next.values },
    isMerged: form.isMerged || next.asked.length > 0,
    edits: form.edits + 1,
  });
  return left;
}

/**
 * Leaves the fields `names` of a draft on the device: they were typed into before the draft was
 * found. The next page that opens the event asks about those that were saved with another value.
 */
function leave({ name, draft }: NamedDraft, names: readonly string[]): void {
  const { fields } = draft.content as { fields: readonly { name?: string }[] };
  const left = fields.filter((field) => names.includes(field?.name ?? ''));
  writeDraft(name, { ...draft, content: { ...(draft.content as object), fields: left } });
}

/** The newest draft that no open page writes. */
async function takeNewest(
  form: DraftedForm,
  { isEnded, keep }: { isEnded: () => boolean; keep: () => boolean },
): Promise<boolean> {
  const { account, target } = form;
  for (const one of listDrafts({ account, target, now: now() })) {
    const isTaken = await takeDraft(one, (draft) => {
      if (isEnded()) return false;
      const left = restore(form, draft);
      const isKept = keep();
      if (left.length === 0 || one.name.writer === thisWriter) return isKept;
      leave({ name: one.name, draft }, left);
      return false;
    });
    if (isTaken) return true;
  }
  return false;
}

/**
 * Keeps what a form has not saved on this device, from the first character until it is saved. At
 * first, gives the form what a page that has ended left behind. Calls `saveSoon` after that, and to
 * repeat a failed save.
 */
export function openDraft(form: DraftedForm, saveSoon: () => void): DraftKeeper {
  const { store, texts } = form;
  const name: DraftName = { account: form.account, target: form.target, writer: thisWriter };
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = (): boolean => {
    clearTimeout(timer);
    timer = undefined;
    if (isEnded) return false;
    const { organisationId, madeId } = store.getState();
    const content = contentOf(store.getState(), texts);
    if (content)
      return writeDraft(name, {
        at: now().toISOString(),
        content: { ...content, organisationId, madeId },
        ...nameOf(store.getState()),
      });
    removeDraft(name);
    return true;
  };
  // Not restarted by further changes: a draft is never older than this delay.
  const keepSoon = (): void => {
    timer ??= setTimeout(keep, deviceDraftLimits.writeMs);
  };

  holdWriterLock();
  const unsubscribe = store.subscribe(keepSoon);
  const stopRetries = retrySaves(store, saveSoon);
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  void takeNewest(form, { isEnded: () => isEnded, keep }).then(
    (isTaken) => {
      if (isTaken && !isEnded) saveSoon();
      // The organiser may have typed while this module was loading.
      else keep();
    },
    // The browser refuses locks: the form goes on with its own draft.
    () => keep(),
  );

  return {
    keep,
    drop: () => {
      isEnded = true;
      clearTimeout(timer);
      removeDraft(name);
    },
    close: () => {
      unsubscribe();
      stopRetries();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      if (timer !== undefined) keep();
      isEnded = true;
    },
  };
}
