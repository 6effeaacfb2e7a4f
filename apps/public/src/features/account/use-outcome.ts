import { type AccountAnswer, outcomeOf } from '@parages/accounts/forms/account-answer';
import type { AuthOutcome } from '@parages/accounts/forms/use-auth-form';
import { useAuthText } from './use-auth-text.ts';

export function useOutcome(): { toOutcome: (answer: AccountAnswer) => AuthOutcome } {
  const text = useAuthText();
  return { toOutcome: (answer) => outcomeOf(text, answer) };
}
