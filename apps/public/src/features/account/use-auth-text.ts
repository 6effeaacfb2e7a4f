import type { SayAuth } from '@parages/accounts/words/auth-words';
import { useTranslation } from 'react-i18next';

/**
 * Texts of the account forms. The cast is needed because `SayAuth` has one type for the values of
 * all texts.
 */
export function useAuthText(): SayAuth {
  const { t } = useTranslation('auth');
  return t as unknown as SayAuth;
}
