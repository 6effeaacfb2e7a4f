import { type AuthProvider, authProviders } from '@parages/contracts/vocabulary/auth-providers';
import type { Answer, Refusal } from '@parages/session/answer';
import { providerNames } from '@parages/ui/auth/provider-marks';
import type { AuthOutcome } from '@parages/ui/auth/use-auth-form';
import { authFr } from '@parages/ui/auth-words/auth.fr';
import type { AuthFault } from '@parages/ui/auth-words/auth-words';
import { useTranslation } from '../../lib/use-translation.tsx';

const isFault = (text: string): text is AuthFault => text in authFr.faults;

/** Sentences of what the account service answers. */
export function useOutcome() {
  const { t } = useTranslation('auth');
  const sentenceOf = (reason: Refusal, provider: AuthProvider = authProviders[0]): string =>
    t(`refusals.${reason}`, { thirdparty: providerNames[provider] });
  const toOutcome = (answer: Answer): AuthOutcome => {
    if (answer.kind === 'done') return undefined;
    if (answer.kind === 'refused') return { failure: sentenceOf(answer.reason) };
    const faults = Object.entries(answer.faults).map(([field, fault]) => [field, isFault(fault) ? fault : 'invalid-error'] as const);
    return { faults: Object.fromEntries(faults) };
  };
  return { sentenceOf, toOutcome };
}
