import type { SayAuth } from '@parages/accounts/words/auth-words';
import { useTranslation } from 'react-i18next';

/**
 * The cast is needed because `SayAuth` has one type for the placeholder values of all texts, and
 * `t` has a type for those of each text.
 */
export function useAuthText(): SayAuth {
  const { t } = useTranslation('auth');
  return t as unknown as SayAuth;
}
