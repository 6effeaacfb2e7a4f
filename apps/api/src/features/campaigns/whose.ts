import type { Viewer } from '../../platform/access/viewer.ts';
import type { Whose } from './campaigns.repository.ts';

/** Whose campaigns a viewer reads: those of their organisations, or all of them for a moderator. */
export const whoseOf = ({ userId, permissions }: Viewer): Whose => ({
  accountId: userId,
  isModerator: permissions.includes('camp_mod'),
});
