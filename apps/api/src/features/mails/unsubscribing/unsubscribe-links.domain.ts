import type { MailKind } from '../mails.schema.ts';

/** The kinds of mail that an account can turn off. */
export const optionalKinds = [
  'digest',
  'reminder',
  'follow-news',
  'search-news',
  'service-news',
] as const satisfies readonly MailKind[];
export type OptionalKind = (typeof optionalKinds)[number];

const isOptionalKind = (kind: string): kind is OptionalKind =>
  optionalKinds.some((known) => known === kind);

export const unsubscribePath = '/desabonnement';

/** From the link of all mails about saved searches: the link of one search. */
export const ofSearch = (unsubscribe: string, searchId: string): string =>
  `${unsubscribe}&search=${searchId}`;

/** Undefined for a kind that is always sent and for a recipient without account. */
export function unsubscribeLinksOf(
  kind: MailKind,
  mailToken: string | null,
  origin: string,
): { unsubscribe: string; settings: string } | undefined {
  if (mailToken === null || !isOptionalKind(kind)) return undefined;
  return {
    unsubscribe: `${origin}${unsubscribePath}?t=${mailToken}&kind=${kind}`,
    settings: `${origin}/profile`,
  };
}
