/** Matches the licence links allowed beside a picture: those of Creative Commons. */
export const licenseUrlPattern =
  /^https:\/\/creativecommons\.org\/(licenses|publicdomain)\/[\w./-]{1,200}$/;

const anywhere = /^https?:\/\/(?:www\.)?(creativecommons\.org\/.+)$/i;

/**
 * Normalises the licence URL given by a picture collection; null when it is not the URL of a
 * Creative Commons licence.
 */
export function readLicenseUrl(text: string | null | undefined): string | null {
  const [, rest] = anywhere.exec(text?.trim() ?? '') ?? [];
  const url = `https://${rest}`;
  return rest !== undefined && licenseUrlPattern.test(url) ? url : null;
}
