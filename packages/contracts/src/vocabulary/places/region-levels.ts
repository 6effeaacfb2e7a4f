/** The four administrative levels, from the widest to the narrowest. */
export const regionLevels = ['COUNTRY', 'FRENCH_REGION', 'FRENCH_DEPARTMENT', 'CITY'] as const;

/** A level's wire value. */
export type RegionLevel = (typeof regionLevels)[number];
