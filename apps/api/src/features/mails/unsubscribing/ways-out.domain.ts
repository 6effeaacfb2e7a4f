import type { MailKind } from '../mails.schema.ts';

/** Kinds that are sent because somebody asked for them, each turned off by its own. */
export const optionalKinds = [
  'digest',
  'reminder',
  'follow-news',
  'service-news',
] as const satisfies readonly MailKind[];
export type OptionalKind = (typeof optionalKinds)[number];

const isOptionalKind = (kind: string): kind is OptionalKind =>
  optionalKinds.some((known) => known === kind);

/** Where mails of a kind are turned off, on the public site's host. */
export const unsubscribePath = '/desabonnement';

/** The ways out of a mail; undefined when it is always sent, or is nobody's. */
export function waysOutOf(
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
