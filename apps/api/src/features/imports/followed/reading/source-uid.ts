import { createHash } from 'node:crypto';
import { isStorable } from '../../mapping/storable-text.ts';

const maxUidLength = 180;

export const hashUid = (given: string): string =>
  createHash('sha256').update(given).digest('base64url');

/** The identifier that a source gives, hashed when it is too long or cannot be stored. */
export const toUid = (given: string): string =>
  given.length <= maxUidLength && isStorable(given) ? given : hashUid(given);
