/** Where the terms of a Creative Commons licence are written: the one kind of address that may stand beside a picture. */
export const licenseUrlPattern =
  /^https:\/\/creativecommons\.org\/(licenses|publicdomain)\/[\w./-]{1,200}$/;

const anywhere = /^https?:\/\/(?:www\.)?(creativecommons\.org\/.+)$/i;

/** The address of the terms as we keep it, out of what a collection says; null when it is no address of Creative Commons. */
export function readLicenseUrl(text: string | null | undefined): string | null {
  const [, rest] = anywhere.exec(text?.trim() ?? '') ?? [];
  const url = `https://${rest}`;
  return rest !== undefined && licenseUrlPattern.test(url) ? url : null;
}
