import {
  type AuthProvider,
  authProviders,
} from '@parages/contracts/vocabulary/accounts/auth-providers';
import { providerNames } from '../social/provider-marks.tsx';
import { authFr } from '../words/auth.fr.ts';
import type { AuthFault, AuthWords, SayAuth } from '../words/auth-words.ts';
import type { AuthOutcome } from './use-auth-form.ts';

/** Names of errors by field name, or the reason why the whole request was refused. */
export type NotDone =
  | { kind: 'faults'; faults: Readonly<Record<string, string>> }
  | { kind: 'refused'; reason: keyof AuthWords['refusals'] };

export type AccountAnswer = { kind: 'done' } | NotDone;

export const sayRefusal = (
  say: SayAuth,
  answer: NotDone,
  provider: AuthProvider = authProviders[0],
): string =>
  say(`refusals.${answer.kind === 'refused' ? answer.reason : 'failed'}`, {
    thirdparty: providerNames[provider],
  });

const isFault = (text: string): text is AuthFault => Object.hasOwn(authFr.faults, text);

export function outcomeOf(say: SayAuth, answer: AccountAnswer): AuthOutcome {
  if (answer.kind === 'done') return undefined;
  if (answer.kind === 'refused') return { failure: sayRefusal(say, answer) };
  const faults = Object.entries(answer.faults).map(
    ([field, fault]) => [field, isFault(fault) ? fault : 'invalid-error'] as const,
  );
  return { faults: Object.fromEntries(faults) };
}
