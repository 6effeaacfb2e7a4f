import { isLocale, localeCookie } from '@parages/contracts/vocabulary/site/locales';
import type { BaseRequest } from 'supertokens-node/lib/build/framework/request';
import type { BaseResponse } from 'supertokens-node/lib/build/framework/response';
import { readLocale } from '../../../platform/edge/locale.domain.ts';
import type { Person } from '../people/people.repository.ts';
import type { LibraryDeps } from './library-deps.ts';
import { siteOfRequest } from './request-facts.ts';

type Call = { req: BaseRequest; res: BaseResponse };

const yearMs = 365 * 24 * 3_600_000;

/** The language of the browser, or the one that its visitor chose. */
export const localeOfCall = (request: BaseRequest) =>
  readLocale(request.getCookieValue(localeCookie), request.getHeaderValue('accept-language'));

/**
 * On a device where no language was chosen, pages are in the language of the account after a
 * sign-in. The professional site, and so the accounts made on it, are in French only.
 */
export function applyAccountLocale(
  { sites, clock }: Pick<LibraryDeps, 'sites' | 'clock'>,
  { req, res }: Call,
  person: Person | undefined,
): void {
  if (person === undefined || person.isPro || siteOfRequest(req, sites).isPro) return;
  const isChosen = isLocale(req.getCookieValue(localeCookie));
  if (isChosen || localeOfCall(req) === person.locale) return;
  const expiresAtMs = clock.now().getTime() + yearMs;
  const [name, value] = [localeCookie, person.locale];
  res.setCookie(name, value, undefined, sites.isSecure, true, expiresAtMs, '/', 'lax');
}
