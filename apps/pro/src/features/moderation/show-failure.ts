import { isRefusal } from '@parages/contracts/api-problem';
import { toast } from '@parages/ui/toaster/toast';
import { refusalKey } from '../../lib/problem-key.ts';
import { say } from './moderation.fr.ts';

const keys = { sign_in_too_old: 'signInTooOld', poi_promoted: 'mergePromoted' } as const;

export function showFailure(error: unknown): void {
  const key = refusalKey(keys, error) ?? (isRefusal(error) ? 'actFailed' : 'actUnreachable');
  toast('error', say(key));
}
