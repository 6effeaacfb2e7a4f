import { limits } from '@parages/contracts/vocabulary/limits';
import { createStore } from 'zustand/vanilla';

export type ConsentChoice = 'granted' | 'refused';
/** `choice` is null until the visitor has decided, and again six months later. */
export type Consent = { choice: ConsentChoice | null; isAsking: boolean };

export const consentKey = 'parages-analytics-consent';

type Stored = { choice: ConsentChoice; at: string };

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'choice' in value &&
  (value.choice === 'granted' || value.choice === 'refused') &&
  'at' in value &&
  typeof value.at === 'string';

function isExpired(at: string, now: Date): boolean {
  const end = new Date(at);
  end.setUTCMonth(end.getUTCMonth() + limits.consentMonths);
  return !(now < end);
}

function readChoice(now: Date): ConsentChoice | null {
  // An expired answer, a foreign value under our key, or a browser without storage counts as no
  // answer.
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(consentKey) ?? 'null');
    return isStored(stored) && !isExpired(stored.at, now) ? stored.choice : null;
  } catch {
    return null;
  }
}

export function createConsent(now: () => Date = () => new Date()) {
  const { getState, setState, subscribe } = createStore<Consent | null>(() => null);
  let stored: Consent | undefined;
  const readStored = (): Consent => {
    const choice = readChoice(now());
    return { choice, isAsking: choice === null };
  };
  const read = (): Consent => {
    // Local storage is read on first use, not on import.
    stored ??= readStored();
    return getState() ?? stored;
  };
  return {
    read,
    subscribe,
    answer: (choice: ConsentChoice) => {
      try {
        localStorage.setItem(consentKey, JSON.stringify({ choice, at: now().toISOString() }));
      } catch {
        // Without storage, the answer holds until the site is loaded again.
      }
      setState({ choice, isAsking: false });
    },
    ask: () => setState({ ...read(), isAsking: true }),
  };
}

export const consent = createConsent();
