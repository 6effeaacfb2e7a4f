import type { manifestFr } from './manifest.fr.ts';

export const manifestEn: Record<keyof typeof manifestFr, string> = {
  description: 'Find everything there is to do around you.',
};
