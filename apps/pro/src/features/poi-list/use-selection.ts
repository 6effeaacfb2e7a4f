import type { OrganiserPoiItem } from '@parages/contracts/types';
import { bulkActMost } from '@parages/contracts/vocabulary/events/lists/organiser-list';
import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { useState } from 'react';
import { useListedOrganisations } from '../../lib/chosen-organisation.ts';
import { actsOf } from './acts-of.ts';

/** The listed events that an organiser has selected; an event that leaves the list leaves it. */
export function useSelection(items: readonly OrganiserPoiItem[]) {
  const { organisations } = useListedOrganisations();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const edited = new Set(
    organisations.filter(({ role }) => isEditorRole(role)).map(({ id }) => id),
  );
  const selectable = items.filter(
    (poi) => edited.has(poi.organisation.id) && actsOf(poi).length > 0,
  );
  const chosen = selectable.filter(({ id }) => ids.has(id));
  const isChosen = (id: string): boolean => chosen.some((poi) => poi.id === id);
  const isFull = chosen.length >= bulkActMost;
  const most = Math.min(selectable.length, bulkActMost);
  return {
    selectable,
    chosen,
    isFull,
    areAllChosen: most > 0 && chosen.length === most,
    isChosen,
    canChoose: (poi: OrganiserPoiItem) => selectable.includes(poi) && (!isFull || isChosen(poi.id)),
    toggle: (id: string) =>
      setIds(
        isChosen(id)
          ? new Set(chosen.map((poi) => poi.id).filter((other) => other !== id))
          : new Set([...chosen.map((poi) => poi.id), id]),
      ),
    choose: (which: readonly string[]) => setIds(new Set(which)),
    chooseAll: () => setIds(new Set(selectable.slice(0, bulkActMost).map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
