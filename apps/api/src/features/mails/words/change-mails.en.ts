import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.en';
import type { ChangedDate, DateNews, MailedPoi } from '../mails.schema.ts';
import type { MailContent, MailEntry, MailSite, MailWords } from './mail-content.ts';
import { insteadOf, whenIs } from './mail-dates.en.ts';
import { hello } from './mail-phrases.en.ts';
import { capital, eventPage, toEntry } from './mailed-poi.ts';

type News = { preview: string; text: (title: string) => string };

const news: Record<LiveState, News> = {
  cancelled: {
    preview: 'Cancelled.',
    text: (title) => `${quoted(title)}, one of your favourites, is cancelled.`,
  },
  postponed: {
    preview: 'Postponed.',
    text: (title) =>
      `${quoted(title)}, one of your favourites, is postponed. Its page will show the new date as soon as it is known.`,
  },
  full: {
    preview: 'Sold out.',
    text: (title) => `${quoted(title)}, one of your favourites, is sold out.`,
  },
  scheduled: {
    preview: 'It goes ahead.',
    text: (title) => `${quoted(title)}, one of your favourites, goes ahead as planned.`,
  },
};

const dateNews: Record<DateNews, News> = {
  cancelled: {
    preview: 'One date is cancelled.',
    text: (title) =>
      `One date of ${quoted(title)}, one of your favourites, is cancelled: this one.`,
  },
  postponed: {
    preview: 'One date is postponed.',
    text: (title) =>
      `One date of ${quoted(title)}, one of your favourites, is postponed: this one. The page of the event will say when it takes place.`,
  },
  full: {
    preview: 'One date is sold out.',
    text: (title) => `One date of ${quoted(title)}, one of your favourites, is sold out: this one.`,
  },
  moved: {
    preview: 'One date has changed.',
    text: (title) =>
      `One date of ${quoted(title)}, one of your favourites, has moved to another day or time: here it is.`,
  },
  scheduled: {
    preview: 'One date goes ahead as planned.',
    text: (title) =>
      `This date of ${quoted(title)}, one of your favourites, goes ahead as planned.`,
  },
};

const changeMail = (
  { firstName, poi }: { firstName: string; poi: MailedPoi },
  { preview, text }: News,
  site: MailSite,
): MailContent => ({
  subject: `Change: ${poi.title}`,
  preview,
  heading: `Change: ${poi.title}`,
  paragraphs: [hello(firstName), text(poi.title)],
  entries: [toEntry(poi, site, whenIs(poi))],
  button: { label: 'See the event', href: eventPage(site, poi) },
  reason:
    'You get this because the event is one of your favourites. We always announce such changes.',
});

const datesNews: News = {
  preview: 'Several dates have changed.',
  text: (title) =>
    `Several dates of ${quoted(title)}, one of your favourites, have changed. Here they are.`,
};
const more = (count: number): string =>
  `${count === 1 ? 'One other date has changed' : `${count} other dates have changed`}: the page of the event shows them all.`;

/** Of one date among several. */
const dateLabels: Record<DateNews, string> = {
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  full: 'Sold out',
  moved: 'New day or time',
  scheduled: 'Goes ahead as planned',
};

/** When the reader expects a date that has moved. */
const formerly = ({ insteadOf: start }: Pick<ChangedDate, 'insteadOf'>): string[] =>
  start === null ? [] : [capital(insteadOf(start))];

const toDateEntry = (date: ChangedDate, poi: MailedPoi, site: MailSite): MailEntry => {
  const when = whenIs({ ...poi, ...date }) ?? '';
  const details = [dateLabels[date.news], ...formerly(date)];
  return { title: capital(when), details, href: eventPage(site, poi) };
};

/** The mails about changed favourites. */
export const changeMailsEn: Pick<MailWords, 'change' | 'date-change' | 'date-changes'> = {
  change: (data, site) => changeMail(data, news[data.liveState], site),
  'date-change': (data, site) => {
    const mail = changeMail(data, dateNews[data.news], site);
    const entry = toEntry(data.poi, site, whenIs(data.poi));
    const [when, ...place] = entry.details;
    const details = [...(when === undefined ? [] : [when]), ...formerly(data), ...place];
    return { ...mail, entries: [{ ...entry, details }] };
  },
  'date-changes': (data, site) => ({
    ...changeMail(data, datesNews, site),
    entries: data.dates.map((date) => toDateEntry(date, data.poi, site)),
    notes: data.moreCount === 0 ? [] : [more(data.moreCount)],
  }),
};
