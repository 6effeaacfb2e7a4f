import { createHash, timingSafeEqual } from 'node:crypto';

/** Shorter keys are refused, as the official core refuses them. */
export const shortestApiKey = 20;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the header holds the key; takes the same time whatever it holds. */
export const isApiKey = (key: string, header: unknown): boolean =>
  timingSafeEqual(digest(key), digest(typeof header === 'string' ? header : ''));
