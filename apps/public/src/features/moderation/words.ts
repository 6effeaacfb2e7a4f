import { addWords } from '../../lib/i18n/i18n.ts';
import { moderationFr } from './moderation.fr.ts';

export const addModerationWords = (): void =>
  addWords('moderation', { fr: moderationFr, en: () => import('./moderation.en.ts') });
