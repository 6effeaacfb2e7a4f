import { isRefusal } from '@parages/contracts/api-problem';
import type { OrganiserPoi } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { PoiError } from '@parages/contracts/vocabulary/poi-errors';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { editor, useSaveTab } from './editor.queries.ts';
import {
  type FormTab,
  formTabs,
  type TabBody,
  type TabValues,
  type Values,
  valuesOf,
} from './editor-tabs.ts';
import { wrongOf } from './faults.ts';

/** How the saving stands: nothing to say, under way, done at an instant, not possible now, or somebody else was faster. */
type SaveState =
  | { kind: 'idle' | 'saving' | 'failed' }
  | { kind: 'saved'; at: Date }
  | { kind: 'conflict'; theirs: OrganiserPoi; tabs: readonly FormTab[] };

export type Editor = {
  values: Values;
  /** Changes some values of a tab; they are saved by themselves once nothing is typed any more. */
  change: <Tab extends FormTab>(tab: Tab, part: Partial<TabValues<Tab>>) => void;
  /** Tabs that hold something unsaved. */
  dirty: ReadonlySet<FormTab>;
  /** What may not be saved as it stands, of tabs that were changed. */
  wrong: readonly PoiError[];
  state: SaveState;
  /** Saves what can be saved now. False when something could not be. */
  flush: () => Promise<boolean>;
  /**
   * Does what is saved at once, after whatever is typed so far: named the version to change, it answers how the event stands then, and the
   * tab it is of takes that over. Rejects as it does; when somebody was faster, what is not being typed here is theirs.
   */
  act: (tab: FormTab, change: (version: number) => Promise<OrganiserPoi>) => Promise<void>;
  /** After a conflict: keeps what was typed here over theirs, or takes theirs. */
  resolve: (keep: 'mine' | 'theirs') => void;
};

type Contact = Values['contacts']['contacts'][number];
const notBlank = (entries: readonly string[]): string[] =>
  entries.filter((entry) => entry.trim() !== '');
// A line that was only opened is not sent.
const written = (contacts: readonly Contact[]): Contact[] =>
  contacts.map((contact) => ({
    ...contact,
    emails: notBlank(contact.emails),
    phoneNumbers: notBlank(contact.phoneNumbers),
    websites: notBlank(contact.websites),
  }));

const mayWait = (wrong: readonly PoiError[], tab: FormTab): boolean =>
  wrong.some((error) => error.tab === tab);

const bodyOf = (tab: FormTab, values: Values, version: number): TabBody => {
  // Each tab's values are of its own shape: the compiler cannot follow a name that is only known when it runs.
  const bodies: { [Tab in FormTab]: () => TabBody } = {
    categories: () => ({ tab: 'categories', body: { ...values.categories, version } }),
    dates: () => ({ tab: 'dates', body: { ...values.dates, version } }),
    place: () => ({ tab: 'place', body: { ...values.place, version } }),
    prices: () => ({ tab: 'prices', body: { ...values.prices, version } }),
    contacts: () => ({
      tab: 'contacts',
      body: { contacts: written(values.contacts.contacts), version },
    }),
    traces: () => ({ tab: 'traces', body: { ...values.traces, version } }),
  };
  return bodies[tab]();
};

/** What is typed of one event, saved tab by tab as it is typed. Nothing that was typed is lost: not to a failure, not to somebody faster. */
export function useEditor(poi: OrganiserPoi): Editor {
  const client = useQueryClient();
  const { mutateAsync: save } = useSaveTab(poi.id);
  const [values, setValues] = useState(() => valuesOf(poi));
  const [dirty, setDirty] = useState<ReadonlySet<FormTab>>(new Set());
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const latest = useRef({ values, dirty });
  latest.current = { values, dirty };
  // The version to name is the newest answer's, whichever of the screen's parts asked.
  const version = useCallback(
    () => client.getQueryData(editor.one(poi.id).queryKey)?.version ?? poi.version,
    [client, poi],
  );
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const wrong = wrongOf(values, dirty);

  const meet = useCallback(
    async (tabs: readonly FormTab[]): Promise<void> => {
      const theirs = await client.fetchQuery({ ...editor.one(poi.id), staleTime: 0 });
      // What is not being typed here is theirs at once.
      setValues((mine) => ({
        ...valuesOf(theirs),
        ...Object.fromEntries(tabs.map((tab) => [tab, mine[tab]])),
      }));
      setState(tabs.length === 0 ? { kind: 'idle' } : { kind: 'conflict', theirs, tabs });
    },
    [client, poi.id],
  );

  const saveTab = useCallback(
    async (tab: FormTab): Promise<boolean> => {
      const sent = latest.current.values;
      try {
        await save(bodyOf(tab, sent, version()));
      } catch (error) {
        if (isRefusal(error) && error.code === 'poi_version_stale')
          await meet([...latest.current.dirty]).catch(() => setState({ kind: 'failed' }));
        else setState({ kind: 'failed' });
        return false;
      }
      // Typed meanwhile: it waits for the next round.
      if (latest.current.values[tab] === sent[tab])
        setDirty((before) => new Set([...before].filter((one) => one !== tab)));
      return true;
    },
    [save, version, meet],
  );

  const saveAll = useCallback(async (): Promise<boolean> => {
    const { values: typed, dirty: waiting } = latest.current;
    const faults = wrongOf(typed, waiting);
    const ready = formTabs.filter((tab) => waiting.has(tab) && !mayWait(faults, tab));
    if (ready.length === 0) return waiting.size === 0;
    setState({ kind: 'saving' });
    for (const tab of ready) if (!(await saveTab(tab))) return false;
    setState({ kind: 'saved', at: new Date() });
    return faults.length === 0;
  }, [saveTab]);

  const flush = useCallback((): Promise<boolean> => {
    running.current = running.current.then(saveAll, saveAll);
    return running.current;
  }, [saveAll]);

  const act: Editor['act'] = (tab, change) => {
    const run = async (): Promise<void> => {
      await saveAll();
      try {
        const answer = await change(version());
        if (!latest.current.dirty.has(tab))
          setValues((before) => ({ ...before, [tab]: valuesOf(answer)[tab] }));
      } catch (error) {
        if (isRefusal(error) && error.code === 'poi_version_stale')
          await meet([...latest.current.dirty]);
        throw error;
      }
    };
    const done = running.current.then(run, run);
    running.current = done.then(
      () => true,
      () => false,
    );
    return done;
  };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const saveSoon = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), limits.autosaveMs);
  };

  return {
    values,
    dirty,
    wrong,
    state,
    flush,
    act,
    change: (tab, part) => {
      setValues((before) => ({ ...before, [tab]: { ...before[tab], ...part } }));
      setDirty((before) => new Set([...before, tab]));
      // Until it is said whose version stands, nothing is sent over somebody else's.
      if (state.kind !== 'conflict') saveSoon();
    },
    resolve: (keep) => {
      if (state.kind !== 'conflict') return;
      if (keep === 'theirs') {
        setValues(valuesOf(state.theirs));
        setDirty(new Set());
      }
      setState({ kind: 'idle' });
      if (keep === 'mine') saveSoon();
    },
  };
}
