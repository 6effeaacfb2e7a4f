/** Age bands, youngest first. Nobody has to answer. */
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

/** Situations at work. */
export const jobCategories = ['student', 'internship', 'worker', 'unemployed', 'retired'] as const;
export type JobCategory = (typeof jobCategories)[number];

/** With whom one goes out. `familly` is spelled as the wire has always spelled it. */
export const outgoingCategories = ['familly', 'couple', 'friends', 'solo'] as const;
export type OutgoingCategory = (typeof outgoingCategories)[number];

/** Whether there are children at home. */
export const childrenCategories = ['none', 'children'] as const;
export type ChildrenCategory = (typeof childrenCategories)[number];
