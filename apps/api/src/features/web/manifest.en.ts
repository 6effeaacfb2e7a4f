import type { ManifestWords } from './manifest.ts';

export const manifestEn: ManifestWords = { description: 'Everything there is to do around you.' };
