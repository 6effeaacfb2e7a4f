import { type Interest, interests } from '@parages/contracts/vocabulary/accounts/interests';

const key = 'parages-interests';

export function readInterests(): Interest[] {
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(chosen) ? interests.filter((interest) => chosen.includes(interest)) : [];
  } catch {
    return [];
  }
}

/** The onboarding questions after a sign-up preselect the stored interests. */
export function writeInterests(chosen: readonly Interest[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Private windows may refuse to store: the choice is then lost.
  }
}
