import type { RegionLevel } from './region-levels.ts';

/** Labels of the administrative levels, for visitors. */
export const regionLevelLabels: Record<RegionLevel, string> = {
  COUNTRY: 'Pays',
  FRENCH_REGION: 'Région',
  FRENCH_DEPARTMENT: 'Département',
  CITY: 'Commune',
};
