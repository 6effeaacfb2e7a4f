import { createHash } from 'node:crypto';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { rawPeriodsOf } from './map-timings.ts';
import type { OpenagendaEvent } from './openagenda.schema.ts';

const maxLength = 200;

/** `https://openagenda.com/agendas/36/events/bal`, `https://openagenda.com/fr/tours/events/bal?oaq=…`. */
const eventPage =
  /^https?:\/\/(?:www\.)?openagenda\.com\/[^?#]{1,200}\/events\/([\w-]{1,150})(?:[/?#]|$)/i;

const slugOf = ({ canonicalurl, url }: OpenagendaEvent): string | undefined =>
  [canonicalurl, url].flatMap((address) => eventPage.exec(address ?? '')?.[1] ?? [])[0];

/**
 * The identifier of an event, the same in each export of it, in this order:
 * 1. `uid`, which OpenAgenda gives;
 * 2. the slug of its page on OpenAgenda;
 * 3. `id` or `identifiant`, which the publisher of a portal gives;
 * 4. a digest of its title, first day and place, written alike, and of its page: a portal may list
 *    several events that differ in their page alone.
 * Never `recordid`: portals derive it from the content of the record, so that a correction would
 * import the event a second time. Undefined without a day and a title.
 */
export function identityOf(
  event: OpenagendaEvent,
  { title, place }: { title: string | null; place: string | null },
): string | undefined {
  const given = event.uid ?? slugOf(event) ?? event.id;
  if (given !== undefined) return given.slice(0, maxLength);
  const day = rawPeriodsOf(event).periods[0]?.startDate?.slice(0, 10);
  if (title === null || day === undefined) return undefined;
  const page = event.canonicalurl ?? event.url ?? '';
  const described = [foldWords(title), day, foldWords(place ?? ''), page].join('|');
  return `derived-${createHash('sha256').update(described).digest('base64url')}`;
}
