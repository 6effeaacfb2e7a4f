import { unwrap } from '@parages/contracts/api-problem';
import { api } from '../../lib/api.ts';

export const deleteAccount = (password: string) =>
  unwrap(api().DELETE('/api/v1/me', { body: { password } }));
