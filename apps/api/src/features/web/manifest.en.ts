import type { manifestFr } from './manifest.fr.ts';

export const manifestEn: Record<keyof typeof manifestFr, string> = {
  description: 'Everything there is to do around you.',
};
