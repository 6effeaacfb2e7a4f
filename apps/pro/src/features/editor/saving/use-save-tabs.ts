import { isRefusal } from '@parages/contracts/api-problem';
import type { OrganiserPoi } from '@parages/contracts/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { now } from '../../../lib/clock.ts';
import { editor, useNewestVersion, useSaveTab } from '../editor.queries.ts';
import { type FormTab, formTabs, type Values, valuesOf } from '../editor-tabs.ts';
import { afterSave, type ReadyTab, unsavedFields, withSent } from './form-changes.ts';
import { readyTab } from './ready-tab.ts';
import { bodyOf } from './tab-body.ts';
import type { FormStore, SaveState } from './use-form-state.ts';

// Each merge follows a save of another account: more in a row than this is no conflict of people.
const mostMerges = 5;

export const isVersionStale = (error: unknown): boolean =>
  isRefusal(error) && error.code === 'poi_version_stale';

// `unanswered`: a request or a file failed without an answer of the API.
type Outcome = 'saved' | 'nothing' | 'stale' | 'refused' | 'failed' | 'unanswered';

function stateAfter(outcome: Outcome, before: SaveState): SaveState {
  if (outcome === 'saved') return { kind: 'saved', at: now() };
  if (outcome !== 'nothing') return { kind: 'failed', isUnanswered: outcome === 'unanswered' };
  return before.kind === 'saved' ? before : { kind: 'idle' };
}

/** Saves again after each merge with a newer version of the event. */
async function saveWithMerges(saveOnce: () => Promise<Outcome>): Promise<Outcome> {
  // A file that saves wrong fields may not load: what was typed stays unsaved.
  const attempt = () => saveOnce().catch((): Outcome => 'unanswered');
  let outcome = await attempt();
  for (let merges = 0; outcome === 'stale' && merges < mostMerges; merges += 1)
    outcome = await attempt();
  return outcome;
}

export type SaveTabs = ReturnType<typeof useSaveTabs>;

export function useSaveTabs(poi: OrganiserPoi, store: FormStore) {
  const client = useQueryClient();
  const { mutateAsync: save } = useSaveTab(poi.id);
  const version = useNewestVersion(poi);

  const isEditable = useCallback(
    () => (client.getQueryData(editor.one(poi.id).queryKey) ?? poi).isEditable,
    [client, poi],
  );

  const loadNewest = useCallback(async (): Promise<void> => {
    const [theirs, { afterMerge }] = await Promise.all([
      client.fetchQuery({ ...editor.one(poi.id), staleTime: 0 }),
      import('./after-merge.ts'),
    ]);
    // The store is read after the request: the organiser may type during it.
    store.setState((form) => ({
      ...afterMerge(form, valuesOf(theirs)),
      merges: form.merges + 1,
      isMerged: form.isMerged || unsavedFields(form).length > 0,
    }));
  }, [client, poi.id, store]);

  const saveTab = useCallback(
    async (tab: FormTab, typed: Values, { values, whole }: ReadyTab): Promise<Outcome> => {
      store.setState((form) => withSent(form, { [tab]: values[tab] }));
      try {
        const answer = valuesOf(await save(bodyOf(tab, values, version())));
        store.setState((form) => afterSave(form, { tab, typed, whole, answer }));
        return 'saved';
      } catch (error) {
        if (!isVersionStale(error))
          return isRefusal(error) ? (error.status === 400 ? 'refused' : 'failed') : 'unanswered';
        return loadNewest().then(
          () => 'stale',
          () => 'unanswered',
        );
      }
    },
    [save, version, loadNewest, store],
  );

  /** Saves each tab once; stops at a newer version of the event and at a failure of the network. */
  const saveOnce = useCallback(async (): Promise<Outcome> => {
    let outcome: Outcome = 'nothing';
    store.setState({ isBlocked: false });
    for (const tab of formTabs) {
      const form = store.getState();
      const ready = isEditable() ? await readyTab(form, tab) : 'nothing';
      if (ready === 'blocked') store.setState({ isBlocked: true });
      if (typeof ready === 'string') continue;
      store.setState({ state: { kind: 'saving' } });
      const own = await saveTab(tab, form.values, ready);
      if (own !== 'saved' && own !== 'refused') return own;
      if (outcome !== 'refused') outcome = own;
    }
    return outcome;
  }, [saveTab, isEditable, store]);

  const saveAll = useCallback(async (): Promise<boolean> => {
    const { edits: savedEdits, state: before } = store.getState();
    const outcome = await saveWithMerges(saveOnce);
    store.setState({ savedEdits, state: stateAfter(outcome, before) });
    return unsavedFields(store.getState()).length === 0;
  }, [saveOnce, store]);

  return { version, saveAll, loadNewest };
}
