import { unwrap } from '@parages/contracts/api-problem';
import { api } from '../../lib/api.ts';

/** Deletes the account whose password this is. */
export const deleteAccount = (password: string) =>
  unwrap(api().DELETE('/api/v1/me', { body: { password } }));
