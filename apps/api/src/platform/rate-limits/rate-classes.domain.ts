import { rateLimits } from '@parages/contracts/vocabulary/limits';

/** Class of routes of similar cost, which share one limit; `exempt` routes have no limit. */
export type RateClass = keyof typeof rateLimits.perAddress | 'exempt';

const rateClasses: readonly string[] = [...Object.keys(rateLimits.perAddress), 'exempt'];
const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

export const isRateClass = (name: string): name is RateClass => rateClasses.includes(name);

export function defaultRateClass(method: string, path: string): RateClass {
  if (!readingMethods.includes(method)) return path.startsWith('/auth-api/') ? 'sign-in' : 'write';
  return path.startsWith('/api/') || path.startsWith('/auth-api/') ? 'read' : 'render';
}
