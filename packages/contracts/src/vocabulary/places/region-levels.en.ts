import type { RegionLevel } from './region-levels.ts';

/** Labels of the administrative levels, for visitors. */
export const regionLevelLabels: Record<RegionLevel, string> = {
  COUNTRY: 'Country',
  FRENCH_REGION: 'Region',
  FRENCH_DEPARTMENT: 'Department',
  CITY: 'Town',
};
