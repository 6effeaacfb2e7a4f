import { type Interest, interests } from '@parages/contracts/vocabulary/accounts/interests';

const key = 'parages-interests';

/**
 * Interests chosen on this device, in the order of the list `interests`; empty when none are stored
 * or storage is unavailable.
 */
export function readInterests(): Interest[] {
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(chosen) ? interests.filter((interest) => chosen.includes(interest)) : [];
  } catch {
    return [];
  }
}

/** Stores the interests on this device, for the onboarding questions after signing up. */
export function writeInterests(chosen: readonly Interest[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Private windows may refuse: onboarding then preselects none.
  }
}
