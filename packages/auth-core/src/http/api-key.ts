import { createHash, timingSafeEqual } from 'node:crypto';

/** In characters. The official core refuses shorter keys too. */
export const minApiKeyLength = 20;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the header equals the key; compares in constant time. */
export const isApiKey = (key: string, header: unknown): boolean =>
  timingSafeEqual(digest(key), digest(typeof header === 'string' ? header : ''));
