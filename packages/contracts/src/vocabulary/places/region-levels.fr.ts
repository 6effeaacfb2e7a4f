import type { RegionLevel } from './region-levels.ts';

/** What visitors read for an administrative level. */
export const regionLevelLabels: Record<RegionLevel, string> = {
  COUNTRY: 'Pays',
  FRENCH_REGION: 'Région',
  FRENCH_DEPARTMENT: 'Département',
  CITY: 'Commune',
};
