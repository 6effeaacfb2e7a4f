import { addWords } from '../../../lib/i18n/i18n.ts';
import { addModerationWords } from '../words.ts';
import { dashboardFr } from './dashboard.fr.ts';

export function addDashboardWords(): void {
  addModerationWords();
  addWords('dashboard', { fr: dashboardFr, en: () => import('./dashboard.en.ts') });
}
