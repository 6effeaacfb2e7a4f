import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A new random token, 64 hexadecimal digits. */
export const newToken = (): string => randomBytes(tokenBytes).toString('hex');

/** The SHA-256 of a token in hexadecimal, stored in place of the token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
