import { toOccurrence } from '@parages/contracts/vocabulary/events/occurrences';
import type { AgendaOptions } from '@parages/contracts/vocabulary/search/agenda';
import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { agendaEn } from './agenda.en.ts';
import { agendaFr } from './agenda.fr.ts';
import type { Agenda, AgendaEvent } from './read-agenda.ts';
import { node, type ViewNode } from './view-node.ts';

export const agendaWords = { fr: agendaFr, en: agendaEn } as const;
type AgendaWords = (typeof agendaWords)[keyof typeof agendaWords];

/**
 * `level`: of the heading above the events, 1 to 5. `opensWindow`: for the page of a frame, in which
 * no other page may open. `list`: `theme` names it in English, and `isHost` says that its title is
 * the name of a venue or an organiser.
 */
export type AgendaLook = {
  options: AgendaOptions;
  level: number;
  opensWindow: boolean;
  list: { theme: Theme | undefined; isHost: boolean };
};

type Words = AgendaWords;

function dateWords({ date, otherDates }: AgendaEvent, words: Words): string {
  if (date === null) return words.permanent;
  const occurrence = toOccurrence(date);
  const first =
    occurrence.kind === 'timed'
      ? words.day(occurrence.start.day, occurrence.start.time)
      : occurrence.firstDay === occurrence.lastDay
        ? words.day(occurrence.firstDay, null)
        : words.span(occurrence.firstDay, occurrence.lastDay);
  return otherDates === 0 ? first : `${first}, ${words.others(otherDates)}`;
}

const isFreeOf = ({ isFree, maxPrice }: AgendaEvent): boolean => isFree || maxPrice === 0;

function priceWords(event: AgendaEvent, words: Words): string | null {
  const { minPrice, maxPrice } = event;
  if (isFreeOf(event)) return words.free;
  if (minPrice === null) return null;
  return minPrice === maxPrice ? words.price(minPrice) : words.from(minPrice);
}

/** The attribute of texts of organisers, which are French, in an agenda of another language. */
const inFrench = (locale: Locale): { lang?: 'fr' } => (locale === 'fr' ? {} : { lang: 'fr' });

const linkTo = (
  { name, href, lang }: { name: string; href: string; lang?: 'fr' },
  text: string,
  { opensWindow, options: { locale } }: AgendaLook,
): ViewNode =>
  node(
    'a',
    { class: name, part: 'link', href, ...(opensWindow && { target: '_blank', rel: 'noopener' }) },
    [
      lang === undefined ? text : node('span', { lang }, [text]),
      ...(opensWindow ? [node('span', { class: 'hidden' }, [agendaWords[locale].newWindow])] : []),
    ],
  );

const pictureOf = ({ picture }: AgendaEvent): ViewNode =>
  node('div', { class: 'picture', part: 'picture' }, [
    node('img', {
      src: `${picture}?w=320`,
      alt: '',
      width: '144',
      height: '96',
      loading: 'lazy',
      decoding: 'async',
    }),
  ]);

function viewEvent(event: AgendaEvent, look: AgendaLook): ViewNode {
  const { options, level } = look;
  const words = agendaWords[options.locale];
  const french = inFrench(options.locale);
  const price = priceWords(event, words);
  const where = [event.place, event.locality].filter((text) => text !== null).join(', ');
  const facts = [
    ...(where === '' ? [] : [node('span', { class: 'where', ...french }, [where])]),
    ...(price === null
      ? []
      : [node('span', { class: isFreeOf(event) ? 'price free' : 'price' }, [price])]),
  ];
  const state =
    event.state === 'scheduled'
      ? []
      : [
          node('span', { class: `state ${event.state}`, part: 'state' }, [
            words.states[event.state],
          ]),
        ];
  const when = dateWords(event, words);
  const date =
    event.date === null ? when : node('time', { datetime: event.date.startDate }, [when]);
  return node('li', { part: 'event', 'data-theme': event.theme ?? 'none' }, [
    ...(options.hasPictures && event.picture !== null ? [pictureOf(event)] : []),
    node('div', { class: 'text' }, [
      node('p', { class: 'date', part: 'date' }, [date, ...state]),
      node(`h${level + 1}`, {}, [
        linkTo({ name: 'name', href: event.url, ...french }, event.title, look),
      ]),
      ...(facts.length > 0 ? [node('p', { class: 'facts', part: 'facts' }, facts)] : []),
    ]),
  ]);
}

/** The title of an agenda in its language; `lang` when it is the French name of a host instead. */
export function agendaTitle(
  { title, place }: Agenda,
  { options: { locale }, list }: AgendaLook,
): { text: string; lang?: 'fr' } {
  const words = agendaWords[locale];
  return words.title === null || list.isHost
    ? { text: title, ...inFrench(locale) }
    : { text: words.title(list.theme, place) };
}

/** The heading, the events or a sentence without any, and the link to the page of the list. */
export function viewAgenda(agenda: Agenda, look: AgendaLook): ViewNode[] {
  const words = agendaWords[look.options.locale];
  const { events, page, product } = agenda;
  const { text, ...lang } = agendaTitle(agenda, look);
  return [
    node(`h${look.level}`, { part: 'title', class: 'title', ...lang }, [text]),
    events.length === 0
      ? node('p', { part: 'message', class: 'message' }, [words.empty])
      : node(
          'ul',
          { part: 'list', role: 'list' },
          events.map((event) => viewEvent(event, look)),
        ),
    node('p', { part: 'more', class: 'more' }, [
      linkTo({ name: 'whole', href: page }, words.more(product), look),
    ]),
  ];
}
