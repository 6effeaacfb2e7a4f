import type { SayAuth } from '@parages/accounts/words/auth-words';
import { useTranslation } from 'react-i18next';

/** The texts of the forms of accounts. Their keys are the same; the forms type the values of all texts as one record. */
export function useAuthText(): SayAuth {
  const { t } = useTranslation('auth');
  return t as unknown as SayAuth;
}
