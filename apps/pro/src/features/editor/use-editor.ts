import type { OrganiserPoi } from '@parages/contracts/types';
import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { limits } from '@parages/contracts/vocabulary/limits';
import { useEffect, useRef } from 'react';
import { type FormTab, type TabValues, type Values, valuesOf } from './editor-tabs.ts';
import { withoutBlankPrices, wrongOf } from './faults.ts';
import type { Field } from './saving/fields.ts';
import {
  afterAnswer,
  afterChoice,
  askedFields,
  type Keep,
  newForm,
  tabsOf,
  unsavedFields,
} from './saving/form-changes.ts';
import type { SaveState } from './saving/use-form-state.ts';
import { type KeptForm, useKeptForm } from './saving/use-kept-form.ts';
import { type SaveTabs, useSaveTabs } from './saving/use-save-tabs.ts';
import { type InTurn, useTurns } from './saving/use-turns.ts';

export type Editor = KeptForm & {
  values: Values;
  /** The event as last saved, here or elsewhere. */
  saved: Values;
  /** Changes some values of a tab and schedules a save after a pause in typing. */
  change: <Tab extends FormTab>(tab: Tab, part: Partial<TabValues<Tab>>) => void;
  /** Tabs with unsaved values. */
  dirty: ReadonlySet<FormTab>;
  /**
   * Errors of the tabs with unsaved values, without those of a price that is still empty. A wrong
   * field keeps its saved value in the API.
   */
  wrong: readonly PoiError[];
  /** Fields that were saved elsewhere with another value than the typed one. */
  asked: readonly Field[];
  /** Whether there is such a field now: a save may have met one since the last render. */
  hasQuestion: () => boolean;
  /** Keeps the typed values of these fields, or takes the saved ones. */
  choose: (names: readonly string[], keep: Keep) => void;
  /** Whether a change waits for the next save. */
  isDue: boolean;
  /** Whether changes that were saved elsewhere were merged with unsaved values. */
  isMerged: boolean;
  /** Whether the last save could send nothing of a tab: even its saved values are wrong. */
  isBlocked: boolean;
  state: SaveState;
  /** Saves what can be saved now. False when some values are not saved. */
  flush: () => Promise<boolean>;
  /** Like `inTurn`; the answer replaces the values of the form, except unsaved ones. */
  act: (change: (version: number) => Promise<OrganiserPoi>) => Promise<void>;
  inTurn: InTurn;
  /** Loads the saved event and merges it into the form. */
  loadNewest: SaveTabs['loadNewest'];
  discard: () => void;
};

function useDebounced(run: () => void, ms: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  };
}

/**
 * The form of one event, which saves its changed tabs one by one after a pause in typing. Typed
 * values stay until they are saved, the organiser takes the saved ones, or discards them.
 */
export function useEditor(poi: OrganiserPoi): Editor {
  // The autosave needs the store, whose restored values and failed saves call for it in turn.
  const autosave = useRef<() => void>(() => undefined);
  const { form, store, kept } = useKeptForm(
    poi.id,
    () => valuesOf(poi),
    () => autosave.current(),
  );
  const saving = useSaveTabs(poi, store);
  const { flush, inTurn } = useTurns(store, saving);
  const saveSoon = useDebounced(() => void flush(), limits.autosaveMs);
  autosave.current = saveSoon;

  const act: Editor['act'] = (save) =>
    inTurn(async (version) => {
      const answer = await save(version);
      store.setState((before) => afterAnswer(before, valuesOf(answer)));
    });

  const change: Editor['change'] = (tab, part) => {
    store.setState(({ values, edits }) => ({
      values: { ...values, [tab]: { ...values[tab], ...part } },
      edits: edits + 1,
    }));
    saveSoon();
  };

  const choose: Editor['choose'] = (names, keep) => {
    store.setState((before) => ({
      ...afterChoice(before, names, keep),
      edits: before.edits + 1,
    }));
    saveSoon();
  };

  const discard = (): void =>
    store.setState({
      ...newForm(valuesOf(poi)),
      isMerged: false,
      restored: null,
      state: { kind: 'idle' },
    });

  const { values, saved, state, edits, savedEdits, isMerged, isBlocked } = form;
  const unsaved = unsavedFields(form);
  const dirty = tabsOf(unsaved);
  return {
    ...kept,
    values,
    saved,
    dirty,
    wrong: withoutBlankPrices(wrongOf(values, dirty), values),
    asked: unsaved.filter(({ name }) => form.asked.includes(name)),
    hasQuestion: () => askedFields(store.getState()).length > 0,
    isDue: unsaved.length > 0 && edits !== savedEdits,
    isMerged,
    isBlocked,
    state,
    flush,
    act,
    inTurn,
    loadNewest: saving.loadNewest,
    change,
    choose,
    discard,
  };
}
