import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { useProfile } from './session/signed-in.ts';

const key = 'parages-pro-organisation';
const chosen = createStore<{ id: string | null }>(() => ({ id: null }));

function readKept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const current = (): string | null => chosen.getState().id ?? readKept();

/** Keeps the organisation whose things are shown, on this device; `null` shows those of all of them. */
export function chooseOrganisation(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(key);
    else localStorage.setItem(key, id);
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the tab.
  }
  chosen.setState({ id });
}

/** The organisation whose things are shown, `null` for all; one that is no longer one's own counts as none. */
export function useChosenOrganisation(): string | null {
  const kept = useSyncExternalStore(chosen.subscribe, current);
  const organisations = useProfile()?.organisations ?? [];
  return organisations.some(({ id }) => id === kept) ? kept : null;
}

/** Whose events or campaigns a list shows; its entries name their organisation where it shows those of several. */
export function useListedOrganisations() {
  const organisations = useProfile()?.organisations ?? [];
  const organisationId = useChosenOrganisation();
  return {
    organisations,
    organisationId,
    showsOrganisation: organisationId === null && organisations.length > 1,
  };
}
