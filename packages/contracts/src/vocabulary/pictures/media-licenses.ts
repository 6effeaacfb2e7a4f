/** Licences of pictures. */
export const mediaLicenses = ['cc0', 'cc-by', 'cc-by-sa', 'all-rights-reserved', 'other'] as const;

/** A licence's wire value. */
export type MediaLicense = (typeof mediaLicenses)[number];

/** Whether a text is a licence. */
export const isMediaLicense = (value: string): value is MediaLicense =>
  (mediaLicenses as readonly string[]).includes(value);
