export const ageCategories = [
  '15-17',
  '18-24',
  '25-34',
  '35-49',
  '50-64',
  '65+',
  'no-answer',
] as const;
export type AgeCategory = (typeof ageCategories)[number];

export const jobCategories = ['student', 'internship', 'worker', 'unemployed', 'retired'] as const;
export type JobCategory = (typeof jobCategories)[number];

/** With whom the visitor goes out. `familly` keeps its misspelling, which clients already send. */
export const outgoingCategories = ['familly', 'couple', 'friends', 'solo'] as const;
export type OutgoingCategory = (typeof outgoingCategories)[number];

export const childrenCategories = ['none', 'children'] as const;
export type ChildrenCategory = (typeof childrenCategories)[number];
