import { type AuthProvider, authProviders } from '@parages/contracts/vocabulary/auth-providers';
import type { Answer, Refusal } from '@parages/session/answer';
import { providerNames } from '@parages/ui/auth/provider-marks';
import type { AuthOutcome } from '@parages/ui/auth/use-auth-form';
import type { AuthFault } from '@parages/ui/auth-words/auth-words';
import { say } from './account-page.tsx';
import { authFr } from './auth.fr.ts';

const isFault = (text: string): text is AuthFault => text in authFr.faults;

/** The sentence of a refusal. */
export const sentenceOf = (reason: Refusal, provider: AuthProvider = authProviders[0]): string =>
  say(`refusals.${reason}`, { thirdparty: providerNames[provider] });

/** What a form has to say of an answer. */
export function toOutcome(answer: Answer): AuthOutcome {
  if (answer.kind === 'done') return undefined;
  if (answer.kind === 'refused') return { failure: sentenceOf(answer.reason) };
  const faults = Object.entries(answer.faults).map(([field, fault]) => [field, isFault(fault) ? fault : 'invalid-error'] as const);
  return { faults: Object.fromEntries(faults) };
}
