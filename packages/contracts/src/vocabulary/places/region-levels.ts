/** From the widest to the narrowest. */
export const regionLevels = ['COUNTRY', 'FRENCH_REGION', 'FRENCH_DEPARTMENT', 'CITY'] as const;

export type RegionLevel = (typeof regionLevels)[number];
