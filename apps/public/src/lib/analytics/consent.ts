import { limits } from '@parages/contracts/vocabulary/limits';

export type ConsentChoice = 'granted' | 'refused';
/** `choice` is null until the visitor decided, and again six months later. `isAsking`: the question is shown, for the first time or again. */
export type Consent = { choice: ConsentChoice | null; isAsking: boolean };

export const consentKey = 'parages-analytics-consent';

type Kept = { choice: ConsentChoice; at: string };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'choice' in value &&
  (value.choice === 'granted' || value.choice === 'refused') &&
  'at' in value &&
  typeof value.at === 'string';

function isOver(at: string, now: Date): boolean {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + limits.consentMonths);
  return !(now < end);
}

function readChoice(now: Date): ConsentChoice | null {
  // What others wrote under our key, or a browser that keeps nothing, is no answer.
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(consentKey) ?? 'null');
    return isKept(kept) && !isOver(kept.at, now) ? kept.choice : null;
  } catch {
    return null;
  }
}

/** The visitor's answer to being counted, and whether the question is on screen. A store for `useSyncExternalStore`. */
export function createConsent(now: () => Date = () => new Date()) {
  let current: Consent | undefined;
  const listeners = new Set<() => void>();
  const set = (consent: Consent): void => {
    current = consent;
    for (const tell of listeners) tell();
  };
  const read = (): Consent => {
    if (current === undefined) {
      const choice = readChoice(now());
      current = { choice, isAsking: choice === null };
    }
    return current;
  };
  return {
    read,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    /** Remembers the answer for six months. */
    answer: (choice: ConsentChoice) => {
      try {
        localStorage.setItem(consentKey, JSON.stringify({ choice, at: now().toISOString() }));
      } catch {
        // It holds for this page, and will be asked again.
      }
      set({ choice, isAsking: false });
    },
    /** Shows the question again: the answer can be changed at any time. */
    ask: () => set({ ...read(), isAsking: true }),
  };
}

export const consent = createConsent();
