import type { RegionLevel } from './region-levels.ts';

export const regionLevelLabels: Record<RegionLevel, string> = {
  COUNTRY: 'Pays',
  FRENCH_REGION: 'Région',
  FRENCH_DEPARTMENT: 'Département',
  CITY: 'Commune',
};
