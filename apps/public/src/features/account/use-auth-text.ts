import type { SayAuth } from '@parages/accounts/words/auth-words';
import { useTranslation } from 'react-i18next';

/**
 * Texts of the account forms. The keys are the same, but the forms type all values as one record.
 */
export function useAuthText(): SayAuth {
  const { t } = useTranslation('auth');
  return t as unknown as SayAuth;
}
