import { isRefusal } from '@parages/contracts/api-problem';
import type { OrganiserPoi } from '@parages/contracts/types';
import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { now } from '../../../lib/clock.ts';
import { editor, useNewestVersion, useSaveTab } from '../editor.queries.ts';
import { type FormTab, formTabs, valuesOf, withTabs } from '../editor-tabs.ts';
import { wrongOf } from '../faults.ts';
import { bodyOf } from './tab-body.ts';
import type { FormState } from './use-form-state.ts';

const hasErrors = (errors: readonly PoiError[], tab: FormTab): boolean =>
  errors.some((error) => error.tab === tab);

export const isVersionStale = (error: unknown): boolean =>
  isRefusal(error) && error.code === 'poi_version_stale';

export type SaveTabs = ReturnType<typeof useSaveTabs>;

export function useSaveTabs(
  poi: OrganiserPoi,
  { latest, setValues, setDirty, setState, isInConflict }: FormState,
) {
  const client = useQueryClient();
  const { mutateAsync: save } = useSaveTab(poi.id);
  const version = useNewestVersion(poi);

  const loadConflict = useCallback(async (): Promise<void> => {
    const theirs = await client.fetchQuery({ ...editor.one(poi.id), staleTime: 0 });
    // Read after the request: the organiser may type during it.
    const tabs = [...latest.current.dirty];
    // Tabs without unsaved values take the newer version at once.
    setValues((mine) => withTabs(valuesOf(theirs), tabs, mine));
    setState(tabs.length === 0 ? { kind: 'idle' } : { kind: 'conflict', theirs, tabs });
  }, [client, poi.id, latest, setValues, setState]);

  const saveTab = useCallback(
    async (tab: FormTab): Promise<boolean> => {
      const sent = latest.current.values;
      try {
        await save(bodyOf(tab, sent, version()));
      } catch (error) {
        if (isVersionStale(error)) await loadConflict().catch(() => setState({ kind: 'failed' }));
        else setState({ kind: 'failed' });
        return false;
      }
      // A tab that was changed during the request stays dirty for the next save.
      if (latest.current.values[tab] === sent[tab])
        setDirty((before) => new Set([...before].filter((other) => other !== tab)));
      return true;
    },
    [save, version, loadConflict, latest, setDirty, setState],
  );

  const saveAll = useCallback(async (): Promise<boolean> => {
    // In a conflict the cache holds the newer version: a request with its number would overwrite it
    // before the organiser chooses.
    if (isInConflict.current) return false;
    const { values, dirty } = latest.current;
    const errors = wrongOf(values, dirty);
    const ready = formTabs.filter((tab) => dirty.has(tab) && !hasErrors(errors, tab));
    if (ready.length === 0 || !poi.isEditable) return dirty.size === 0;
    setState({ kind: 'saving' });
    for (const tab of ready) if (!(await saveTab(tab))) return false;
    setState({ kind: 'saved', at: now() });
    return errors.length === 0;
  }, [poi, saveTab, latest, setState, isInConflict]);

  return { version, saveAll, loadConflict };
}
