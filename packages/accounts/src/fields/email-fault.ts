import { isEmailAddress } from '@parages/contracts/vocabulary/accounts/email-addresses';
import type { AuthFault } from '../words/auth-words.ts';

export function emailFault(text: string): AuthFault | undefined {
  const email = text.trim();
  if (email === '') return 'required-error';
  return isEmailAddress(email) ? undefined : 'email-validation-error';
}
