import { isRefusal } from '@parages/contracts/api-problem';
import { sayLimit } from '../../../lib/say-limit.ts';
import { say } from '../editor.fr.ts';

const keys = {
  poi_version_stale: 'actions.stale',
  poi_transition_forbidden: 'actions.forbidden',
  poi_incomplete: 'actions.incomplete',
  organisation_not_approved: 'actions.unapproved',
  poi_confirmation_wrong: 'actions.archiveWrong',
} as const;

const isKnown = (code: string): code is keyof typeof keys => Object.hasOwn(keys, code);

/** The error sentence for an action on the event that failed. */
export const refusalText = (error: unknown): string =>
  sayLimit(error) ??
  say(isRefusal(error) && isKnown(error.code) ? keys[error.code] : 'actions.failed');
