import {
  type AuthProvider,
  authProviders,
} from '@parages/contracts/vocabulary/accounts/auth-providers';
import { providerNames } from '../social/provider-marks.tsx';
import { authFr } from '../words/auth.fr.ts';
import type { AuthFault, AuthWords, SayAuth } from '../words/auth-words.ts';
import type { AuthOutcome } from './use-auth-form.ts';

/** Faults of fields by their names, each by the specified name of its message; or why the whole was refused. */
type NotDone =
  | { kind: 'faults'; faults: Readonly<Record<string, string>> }
  | { kind: 'refused'; reason: keyof AuthWords['refusals'] };

/** What the account service answered, whoever asked it. */
export type AccountAnswer = { kind: 'done' } | NotDone;

/** The sentence of what did not succeed; `provider` is the one it was about. */
export const sayRefusal = (
  say: SayAuth,
  answer: NotDone,
  provider: AuthProvider = authProviders[0],
): string =>
  say(`refusals.${answer.kind === 'refused' ? answer.reason : 'failed'}`, {
    thirdparty: providerNames[provider],
  });

const isFault = (text: string): text is AuthFault => text in authFr.faults;

/** What a form has to say of an answer. */
export function outcomeOf(say: SayAuth, answer: AccountAnswer): AuthOutcome {
  if (answer.kind === 'done') return undefined;
  if (answer.kind === 'refused') return { failure: sayRefusal(say, answer) };
  const faults = Object.entries(answer.faults).map(
    ([field, fault]) => [field, isFault(fault) ? fault : 'invalid-error'] as const,
  );
  return { faults: Object.fromEntries(faults) };
}
