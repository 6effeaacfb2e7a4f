import { type AccountAnswer, outcomeOf } from '@parages/ui/auth/account-answer';
import type { AuthOutcome } from '@parages/ui/auth/use-auth-form';
import { useTranslation } from '../../lib/use-translation.tsx';

/** What a form has to say of an answer. */
export function useOutcome(): { toOutcome: (answer: AccountAnswer) => AuthOutcome } {
  const { t } = useTranslation('auth');
  return { toOutcome: (answer) => outcomeOf(t, answer) };
}
