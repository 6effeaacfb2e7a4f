import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A new token, 64 hexadecimal digits. */
export const newToken = (): string => randomBytes(tokenBytes).toString('hex');

/** The hash that is stored in the place of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
