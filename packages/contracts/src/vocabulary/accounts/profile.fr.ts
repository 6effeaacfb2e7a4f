import type { AgeCategory, ChildrenCategory, JobCategory, OutgoingCategory } from './profile.ts';

export const ageCategoryLabels: Record<AgeCategory, string> = {
  '15-17': '15 à 17 ans',
  '18-24': '18 à 24 ans',
  '25-34': '25 à 34 ans',
  '35-49': '35 à 49 ans',
  '50-64': '50 à 64 ans',
  '65+': '65 ans et plus',
  'no-answer': 'Je préfère ne pas répondre',
};

export const jobCategoryLabels: Record<JobCategory, string> = {
  student: 'En études',
  internship: 'En stage ou en alternance',
  worker: 'En activité',
  unemployed: 'En recherche d’emploi',
  retired: 'À la retraite',
};

export const outgoingCategoryLabels: Record<OutgoingCategory, string> = {
  familly: 'En famille',
  couple: 'En couple',
  friends: 'Entre amis',
  solo: 'En solo',
};

export const childrenCategoryLabels: Record<ChildrenCategory, string> = {
  none: 'Sans enfant',
  children: 'Avec des enfants',
};
