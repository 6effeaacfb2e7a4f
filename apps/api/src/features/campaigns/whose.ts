import type { Viewer } from '../../platform/viewer.ts';
import type { Whose } from './campaigns.repository.ts';

/** Whose campaigns somebody reads: those of his organisations, every one when he moderates them. */
export const whoseOf = ({ userId, permissions }: Viewer): Whose => ({
  accountId: userId,
  isModerator: permissions.includes('camp_mod'),
});
