import { unwrap } from '@parages/contracts/api-problem';
import { api } from '../../lib/api.ts';

/** Deletes the signed-in account, after the API has checked its password. */
export const deleteAccount = (password: string) =>
  unwrap(api().DELETE('/api/v1/me', { body: { password } }));
