import type { AgeCategory, ChildrenCategory, JobCategory, OutgoingCategory } from './profile.ts';

export const ageCategoryLabels: Record<AgeCategory, string> = {
  '15-17': '15 to 17',
  '18-24': '18 to 24',
  '25-34': '25 to 34',
  '35-49': '35 to 49',
  '50-64': '50 to 64',
  '65+': '65 and over',
  'no-answer': 'I would rather not say',
};

export const jobCategoryLabels: Record<JobCategory, string> = {
  student: 'Studying',
  internship: 'Intern or apprentice',
  worker: 'Working',
  unemployed: 'Looking for work',
  retired: 'Retired',
};

export const outgoingCategoryLabels: Record<OutgoingCategory, string> = {
  familly: 'With family',
  couple: 'As a couple',
  friends: 'With friends',
  solo: 'On my own',
};

export const childrenCategoryLabels: Record<ChildrenCategory, string> = {
  none: 'No children',
  children: 'With children',
};
