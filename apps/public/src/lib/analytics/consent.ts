import { limits } from '@parages/contracts/vocabulary/limits';
import { createStore } from 'zustand/vanilla';

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
  const { getState, setState, subscribe } = createStore<Consent | null>(() => null);
  let kept: Consent | undefined;
  const readKept = (): Consent => {
    const choice = readChoice(now());
    return { choice, isAsking: choice === null };
  };
  const read = (): Consent => {
    // Local storage is read with the first question, not when the module is loaded.
    kept ??= readKept();
    return getState() ?? kept;
  };
  return {
    read,
    subscribe,
    /** Remembers the answer for six months. */
    answer: (choice: ConsentChoice) => {
      try {
        localStorage.setItem(consentKey, JSON.stringify({ choice, at: now().toISOString() }));
      } catch {
        // It holds for this page, and will be asked again.
      }
      setState({ choice, isAsking: false });
    },
    /** Shows the question again: the answer can be changed at any time. */
    ask: () => setState({ ...read(), isAsking: true }),
  };
}

export const consent = createConsent();
