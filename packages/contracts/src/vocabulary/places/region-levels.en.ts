import type { RegionLevel } from './region-levels.ts';

export const regionLevelLabels: Record<RegionLevel, string> = {
  COUNTRY: 'Country',
  FRENCH_REGION: 'Region',
  FRENCH_DEPARTMENT: 'Department',
  CITY: 'Town',
};
