import { isPersonName } from '@parages/contracts/vocabulary/accounts/person-names';
import type { AuthFault } from '../words/auth-words.ts';

export function nameFault(
  text: string,
  { isRequired }: { isRequired: boolean },
): AuthFault | undefined {
  const name = text.trim();
  if (name === '') return isRequired ? 'required-error' : undefined;
  return isPersonName(name) ? undefined : 'name-error';
}
