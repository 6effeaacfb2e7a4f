import { type AccountAnswer, outcomeOf } from '@parages/ui/auth/account-answer';
import type { AuthOutcome } from '@parages/ui/auth/use-auth-form';
import { authText } from './auth-texts.ts';

/** What a form has to say of an answer. */
export const toOutcome = (answer: AccountAnswer): AuthOutcome => outcomeOf(authText, answer);
