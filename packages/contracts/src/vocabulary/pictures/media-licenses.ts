export const mediaLicenses = ['cc0', 'cc-by', 'cc-by-sa', 'all-rights-reserved', 'other'] as const;

export type MediaLicense = (typeof mediaLicenses)[number];

export const isMediaLicense = (value: string): value is MediaLicense =>
  (mediaLicenses as readonly string[]).includes(value);
