import type { SayAuth } from '@parages/accounts/words/auth-words';
import { useTranslation } from 'react-i18next';
import { addTexts, textsOf } from '../../lib/texts.ts';
import { authFr } from './auth.fr.ts';

export const authTexts = addTexts('auth', authFr);

// The forms of accounts type the values of all texts as one record; the keys are the same.

/** The texts of the forms of accounts, as organisers read them. */
export const authText = textsOf(authTexts) as unknown as SayAuth;

/** The same in a component. */
export function useAuthText(): SayAuth {
  const { t } = useTranslation(authTexts);
  return t as unknown as SayAuth;
}
