import type { MediaLicense } from './media-licenses.ts';

export const mediaLicenseLabels: Record<MediaLicense, string> = {
  cc0: 'Domaine public (CC0)',
  'cc-by': 'CC BY',
  'cc-by-sa': 'CC BY-SA',
  'all-rights-reserved': 'Tous droits réservés',
  other: 'Autre licence',
};
