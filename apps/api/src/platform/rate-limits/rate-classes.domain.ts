import { rateLimits } from '@parages/contracts/vocabulary/limits';

/** A class of routes that cost alike and share one limit; `exempt` routes have none. */
export type RateClass = keyof typeof rateLimits.perAddress | 'exempt';

const rateClasses: readonly string[] = [...Object.keys(rateLimits.perAddress), 'exempt'];
const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Whether there is a class of this name. */
export const isRateClass = (name: string): name is RateClass => rateClasses.includes(name);

/** The class of a route that names none: by its method, and by whether it answers a session call, an API call or a document. */
export function defaultRateClass(method: string, path: string): RateClass {
  if (!readingMethods.includes(method)) return path.startsWith('/auth-api/') ? 'sign-in' : 'write';
  return path.startsWith('/api/') || path.startsWith('/auth-api/') ? 'read' : 'render';
}
