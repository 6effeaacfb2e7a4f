const key = 'parages-terms-consent';
const consent = 'yes';

/** True without local storage: otherwise the dialog would come back on every page load. */
export function hasConfirmedTerms(): boolean {
  try {
    return localStorage.getItem(key) === consent;
  } catch {
    return true;
  }
}

export function confirmTerms(): void {
  try {
    localStorage.setItem(key, consent);
  } catch {
    // Private windows may refuse: the dialog then comes back when the site is loaded again.
  }
}
