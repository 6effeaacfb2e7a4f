import type { SayAuth } from '@parages/accounts/words/auth-words';
import { useTranslation } from 'react-i18next';

/**
 * Texts of the account forms. Cast: `SayAuth` has one type for the placeholder values of all texts,
 * `t` one per text.
 */
export function useAuthText(): SayAuth {
  const { t } = useTranslation('auth');
  return t as unknown as SayAuth;
}
