import { authFr } from '@parages/accounts/words/auth.fr';
import { accountFr } from '../../features/account/account.fr.ts';
import { addWords } from '../../lib/i18n/i18n.ts';

export function addAccountWords(): void {
  addWords('auth', { fr: authFr, en: () => import('@parages/accounts/words/auth.en') });
  addWords('account', { fr: accountFr, en: () => import('../../features/account/account.en.ts') });
}
