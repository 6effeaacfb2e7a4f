import type { MediaLicense } from './media-licenses.ts';

export const mediaLicenseLabels: Record<MediaLicense, string> = {
  cc0: 'Public domain (CC0)',
  'cc-by': 'CC BY',
  'cc-by-sa': 'CC BY-SA',
  'all-rights-reserved': 'All rights reserved',
  other: 'Other licence',
};
