import { randomBytes } from 'node:crypto';

/** A random token for a link, in base64url, which needs no escaping. */
export const createLinkToken = (bytes: number): string => randomBytes(bytes).toString('base64url');
