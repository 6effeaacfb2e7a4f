/** Why a photo that a feed names could not be had: its host did not give it, or what it gave is no picture we can show. */
export const photoFaults = ['unreachable', 'unreadable', 'too-small', 'too-large'] as const;

/** A fault's wire value. */
export type PhotoFault = (typeof photoFaults)[number];
