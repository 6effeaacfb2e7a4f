import type { OrganiserPoi } from '@parages/contracts/types';
import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { limits } from '@parages/contracts/vocabulary/limits';
import { useEffect, useRef } from 'react';
import { type FormTab, type TabValues, type Values, valuesOf, withTabs } from './editor-tabs.ts';
import { wrongOf } from './faults.ts';
import { type SaveState, useFormState } from './saving/use-form-state.ts';
import { type SaveTabs, useSaveTabs } from './saving/use-save-tabs.ts';
import { type InTurn, useTurns } from './saving/use-turns.ts';

export type Editor = {
  values: Values;
  /** Changes some values of a tab and schedules a save after a pause in typing. */
  change: <Tab extends FormTab>(tab: Tab, part: Partial<TabValues<Tab>>) => void;
  dirty: ReadonlySet<FormTab>;
  /** Errors that keep a dirty tab from being saved. */
  wrong: readonly PoiError[];
  state: SaveState;
  /**
   * Saves what can be saved now. False when a tab could not be saved, and during a conflict, which
   * the organiser must resolve first.
   */
  flush: () => Promise<boolean>;
  /**
   * Saves the form, then calls `change` with the current version of the event. The answer replaces
   * the values of `tab`, unless they are unsaved. Rejects with the error of `change`, or with
   * `poi_version_stale` during a conflict, without calling `change`.
   */
  act: (tab: FormTab, change: (version: number) => Promise<OrganiserPoi>) => Promise<void>;
  /**
   * Saves the form, then calls `change` with the current version of the event. Rejects with the
   * error of `change`, or with `poi_version_stale` during a conflict, without calling `change`.
   */
  inTurn: InTurn;
  /**
   * Loads the saved event. Tabs without unsaved values show it; when other tabs have unsaved
   * values, a conflict begins.
   */
  loadConflict: SaveTabs['loadConflict'];
  /**
   * Ends a conflict; the unsaved values are then saved over the newer version. `theirs` first gives
   * the tabs in conflict the values of the newer version; only changes to other tabs are then
   * saved.
   */
  resolve: (keep: 'mine' | 'theirs') => void;
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
 * values survive a failed save and a conflict, until the organiser chooses the newer version or
 * discards them.
 */
export function useEditor(poi: OrganiserPoi): Editor {
  const form = useFormState(poi);
  const { values, dirty, state, latest, setValues, setDirty, setState } = form;
  const saving = useSaveTabs(poi, form);
  const { flush, inTurn } = useTurns(form, saving);
  const saveSoon = useDebounced(() => void flush(), limits.autosaveMs);

  const act: Editor['act'] = (tab, save) =>
    inTurn(async (version) => {
      const answer = await save(version);
      if (!latest.current.dirty.has(tab))
        setValues((before) => ({ ...before, [tab]: valuesOf(answer)[tab] }));
    });

  const change: Editor['change'] = (tab, part) => {
    setValues((before) => ({ ...before, [tab]: { ...before[tab], ...part } }));
    setDirty((before) => new Set([...before, tab]));
    saveSoon();
  };

  const resolve: Editor['resolve'] = (keep) => {
    if (state.kind !== 'conflict') return;
    const { theirs, tabs } = state;
    if (keep === 'theirs') {
      setValues((before) => withTabs(before, tabs, valuesOf(theirs)));
      setDirty((before) => new Set([...before].filter((tab) => !tabs.includes(tab))));
    }
    setState({ kind: 'idle' });
    saveSoon();
  };

  const discard = (): void => {
    setValues(valuesOf(poi));
    setDirty(new Set());
    setState({ kind: 'idle' });
  };

  const wrong = wrongOf(values, dirty);
  const { loadConflict } = saving;
  return {
    values,
    dirty,
    wrong,
    state,
    flush,
    act,
    inTurn,
    loadConflict,
    change,
    resolve,
    discard,
  };
}
