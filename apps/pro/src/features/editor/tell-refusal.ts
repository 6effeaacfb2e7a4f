import { isRefusal } from '@parages/contracts/api-problem';
import { sayLimit } from '../../lib/say-limit.ts';
import { say } from './words.ts';

const sentences: Readonly<Record<string, string>> = {
  poi_version_stale: 'actions.stale',
  poi_transition_forbidden: 'actions.forbidden',
  poi_incomplete: 'actions.incomplete',
  organisation_not_approved: 'actions.unapproved',
  poi_confirmation_wrong: 'actions.archiveWrong',
};

/** Why an action was refused, as a sentence. */
export const tellRefusal = (error: unknown): string =>
  sayLimit(error) ?? say((isRefusal(error) && sentences[error.code]) || 'actions.failed');
