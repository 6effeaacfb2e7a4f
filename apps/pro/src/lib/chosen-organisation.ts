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

/** `id` is null for all organisations. */
export function chooseOrganisation(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(key);
    else localStorage.setItem(key, id);
  } catch {
    // Storage is blocked: the choice lasts until the page is reloaded.
  }
  chosen.setState({ id });
}

/**
 * Null for all organisations, while the profile loads, and when the account has left the chosen
 * one.
 */
export function useChosenOrganisation(): string | null {
  const kept = useSyncExternalStore(chosen.subscribe, current);
  const organisations = useProfile()?.organisations ?? [];
  return organisations.some(({ id }) => id === kept) ? kept : null;
}

/** `showsOrganisation`: each entry of a list must name its organisation. */
export function useListedOrganisations() {
  const organisations = useProfile()?.organisations ?? [];
  const organisationId = useChosenOrganisation();
  return {
    organisations,
    organisationId,
    showsOrganisation: organisationId === null && organisations.length > 1,
  };
}
