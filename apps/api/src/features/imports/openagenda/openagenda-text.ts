import { toPlainLine, toPlainText } from '../mapping/plain-text.ts';
import type { RecordText } from '../themes/record-text.ts';
import type { OpenagendaEvent } from './openagenda.schema.ts';

const keywordsMax = 40;

const keywordsOf = (event: OpenagendaEvent): string[] =>
  [...event.keywords_fr, ...event.keywords]
    .flatMap((keyword) => keyword.split(','))
    .slice(0, keywordsMax)
    .flatMap((keyword) => toPlainLine(keyword) ?? []);

export const organizerOf = (event: OpenagendaEvent): string | null =>
  toPlainLine(
    event.contributor_organization ?? event.originagenda_title ?? event.originAgenda?.title,
  );

/** The French title, else one of another language; null without any. */
export const titleOf = (event: OpenagendaEvent): string | null =>
  [
    event.title_fr,
    event.title,
    event.title_en,
    event.title_de,
    event.title_es,
    event.title_it,
    event.title_nl,
    event.title_br,
    event.title_oc,
  ]
    .map(toPlainLine)
    .find((title) => title !== null) ?? null;

// A reduced export names the agenda in the address of the event alone.
const slugOf = (address: string | undefined): string[] => {
  const slug = address?.match(/openagenda\.com\/(?:agendas\/)?([\w-]{1,100})\//)?.[1];
  return slug === undefined ? [] : [slug];
};

/** `descriptions`: the short one, then the long one, each empty without it. */
export const textOfOpenagenda = (event: OpenagendaEvent, title: string): RecordText => ({
  title,
  descriptions: [
    toPlainText(event.description_fr ?? event.description),
    toPlainText(event.longdescription_fr ?? event.longDescription ?? event.long_description),
  ],
  keywords: keywordsOf(event),
  categories: [
    ...event.category_fr,
    ...event.categories_fr,
    ...event.category,
    ...event.categories,
  ].slice(0, keywordsMax),
  classes: [],
  place: toPlainLine(event.location_name ?? event.location?.name),
  agendas: [
    event.contributor_organization,
    event.originagenda_title ?? event.originAgenda?.title,
    ...slugOf(event.canonicalurl ?? event.url),
  ].flatMap((name) => toPlainLine(name) ?? []),
  maximumAge: event.age_max ?? event.age?.max ?? null,
});
