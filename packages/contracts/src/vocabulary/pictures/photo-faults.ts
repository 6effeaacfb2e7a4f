/**
 * Why the photo of an imported event could not be fetched: its host did not serve it, or the file
 * is not a picture that the service accepts.
 */
export const photoFaults = ['unreachable', 'unreadable', 'too-small', 'too-large'] as const;

export type PhotoFault = (typeof photoFaults)[number];
