import type { ManifestWords } from './manifest.ts';

export const manifestFr: ManifestWords = { description: 'Toutes les idées de sortie dans les parages, près de chez toi.' };
