import { randomBytes } from 'node:crypto';

/** A token to put in a link: as hard to guess as it has bytes, in letters that need no escaping. */
export const createLinkToken = (bytes: number): string => randomBytes(bytes).toString('base64url');
