import { refusalKey } from '../../../lib/problem-key.ts';
import { sayLimit } from '../../../lib/say-limit.ts';
import { say } from '../editor.fr.ts';

const keys = {
  poi_version_stale: 'actions.stale',
  poi_transition_forbidden: 'actions.forbidden',
  poi_date_not_found: 'actions.forbidden',
  poi_date_unmovable: 'actions.dateTaken',
  poi_incomplete: 'actions.incomplete',
  organisation_not_approved: 'actions.unapproved',
  poi_confirmation_wrong: 'actions.archiveWrong',
} as const;

export function refusalText(error: unknown): string {
  const key = refusalKey(keys, error) ?? 'actions.failed';
  return sayLimit(error) ?? say(key);
}
