import { type AccountAnswer, outcomeOf } from '@parages/accounts/forms/account-answer';
import type { AuthOutcome } from '@parages/accounts/forms/use-auth-form';
import { authText } from './auth-texts.ts';

export const toOutcome = (answer: AccountAnswer): AuthOutcome => outcomeOf(authText, answer);
