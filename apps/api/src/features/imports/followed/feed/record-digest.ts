import { createHash } from 'node:crypto';

const digestBytes = 18;

/**
 * What changes the meaning of the same record: the source of its event, and the month, so that new
 * rules of reading and plausible years reach each record within a month.
 */
export const digestSalt = (source: string, today: string): string =>
  `${source} ${today.slice(0, 7)} `;

/** 24 characters that say whether a record has changed. */
export const recordDigest = (record: Uint8Array, salt: string): string =>
  createHash('sha256').update(salt).update(record).digest().toString('base64url', 0, digestBytes);
