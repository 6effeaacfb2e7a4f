import { type Interest, interests } from '@parages/contracts/vocabulary/accounts/interests';

const key = 'parages-interests';

/** The interests chosen on this device, in the order of the product; none where nothing was or can be stored. */
export function readInterests(): Interest[] {
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(chosen) ? interests.filter((interest) => chosen.includes(interest)) : [];
  } catch {
    return [];
  }
}

/** Keeps them on this device, for the questions asked after signing up. */
export function writeInterests(chosen: readonly Interest[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Private windows may refuse: they are then asked again.
  }
}
