const key = 'parages-terms-consent';
const consent = 'yes';

/** Whether this browser confirmed the terms. Where nothing can be stored, nothing is asked: the question would come back for ever. */
export function hasConfirmedTerms(): boolean {
  try {
    return localStorage.getItem(key) === consent;
  } catch {
    return true;
  }
}

/** Remembers the confirmation in this browser. */
export function confirmTerms(): void {
  try {
    localStorage.setItem(key, consent);
  } catch {
    // Private windows may refuse: the question is then asked again another day.
  }
}
