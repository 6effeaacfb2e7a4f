import { addWords } from '../../lib/i18n/i18n.ts';
import { moderationFr } from './moderation.fr.ts';

/** The words of moderators: they come with what speaks them, long after the page. */
export const addModerationWords = (): void =>
  addWords('moderation', { fr: moderationFr, en: () => import('./moderation.en.ts') });
