import { type AccountAnswer, outcomeOf } from '@parages/ui/auth/account-answer';
import type { AuthOutcome } from '@parages/ui/auth/use-auth-form';
import { useAuthText } from './use-auth-text.ts';

/** What a form has to say of an answer. */
export function useOutcome(): { toOutcome: (answer: AccountAnswer) => AuthOutcome } {
  const text = useAuthText();
  return { toOutcome: (answer) => outcomeOf(text, answer) };
}
