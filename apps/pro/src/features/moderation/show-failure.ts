import { isRefusal } from '@parages/contracts/api-problem';
import { toast } from '@parages/ui/toaster/toast';
import { say } from './moderation.fr.ts';

const texts = new Map<string, 'signInTooOld' | 'mergePromoted'>([
  ['sign_in_too_old', 'signInTooOld'],
  ['poi_promoted', 'mergePromoted'],
]);

/** Shows in a toast why an act of the moderator failed. */
export const showFailure = (error: unknown): void =>
  toast('error', say(isRefusal(error) ? (texts.get(error.code) ?? 'actFailed') : 'actUnreachable'));
