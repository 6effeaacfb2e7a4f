import type { SayAuth } from '@parages/accounts/words/auth-words';
import { useTranslation } from 'react-i18next';
import { addTexts, textsOf } from '../../lib/texts.ts';
import { authFr } from './auth.fr.ts';

export const authTexts = addTexts('auth', authFr);

// Both casts are safe: `SayAuth` has the same keys. Only its placeholder values are typed more
// loosely: one record for all texts.
export const authText = textsOf(authTexts) as unknown as SayAuth;

export function useAuthText(): SayAuth {
  const { t } = useTranslation(authTexts);
  return t as unknown as SayAuth;
}
