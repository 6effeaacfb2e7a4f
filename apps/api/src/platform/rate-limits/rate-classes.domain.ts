import { rateLimits } from '@parages/contracts/vocabulary/limits';

/** Class of routes of similar cost, which share one limit; `exempt` routes have no limit. */
export type RateClass = keyof typeof rateLimits.perAddress | 'exempt';

const rateClasses: readonly string[] = [...Object.keys(rateLimits.perAddress), 'exempt'];
const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

export const isRateClass = (name: string): name is RateClass => rateClasses.includes(name);

/** A route of several methods is a read when all of them are. */
export function defaultRateClass(method: string | string[], path: string): RateClass {
  if (![method].flat().every((one) => readingMethods.includes(one)))
    return path.startsWith('/auth-api/') ? 'sign-in' : 'write';
  // The pages of Swagger UI and their scripts, whose routes the library declares.
  if (path.startsWith('/api/docs')) return 'file';
  return path.startsWith('/api/') || path.startsWith('/auth-api/') ? 'read' : 'render';
}
