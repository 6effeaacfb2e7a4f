import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import type { ChangedDate, DateNews, MailedPoi } from '../mails.schema.ts';
import type { MailContent, MailEntry, MailSite, MailWords } from './mail-content.ts';
import { insteadOf, whenIs } from './mail-dates.fr.ts';
import { hello } from './mail-phrases.fr.ts';
import { capital, eventPage, toEntry } from './mailed-poi.ts';

type News = { preview: string; text: (title: string) => string };

const news: Record<LiveState, News> = {
  cancelled: {
    preview: 'Annulé.',
    text: (title) => `L’événement ${quoted(title)}, dans tes favoris, est annulé.`,
  },
  postponed: {
    preview: 'Reporté.',
    text: (title) =>
      `L’événement ${quoted(title)}, dans tes favoris, est reporté. Sa page dira la nouvelle date dès qu’elle sera connue.`,
  },
  full: {
    preview: 'Complet.',
    text: (title) => `L’événement ${quoted(title)}, dans tes favoris, affiche complet.`,
  },
  scheduled: {
    preview: 'Il a bien lieu.',
    text: (title) => `L’événement ${quoted(title)}, dans tes favoris, a bien lieu comme prévu.`,
  },
};

const dateNews: Record<DateNews, News> = {
  cancelled: {
    preview: 'Une date est annulée.',
    text: (title) => `Une date de ${quoted(title)}, dans tes favoris, est annulée\u00a0: celle-ci.`,
  },
  postponed: {
    preview: 'Une date est reportée.',
    text: (title) =>
      `Une date de ${quoted(title)}, dans tes favoris, est reportée\u00a0: celle-ci. La page de l’événement dira quand elle aura lieu.`,
  },
  full: {
    preview: 'Une date affiche complet.',
    text: (title) =>
      `Une date de ${quoted(title)}, dans tes favoris, affiche complet\u00a0: celle-ci.`,
  },
  moved: {
    preview: 'Une date a changé.',
    text: (title) =>
      `Une date de ${quoted(title)}, dans tes favoris, a changé de jour ou d’heure\u00a0: la voici.`,
  },
  scheduled: {
    preview: 'Une date a bien lieu comme prévu.',
    text: (title) => `Cette date de ${quoted(title)}, dans tes favoris, a bien lieu comme prévu.`,
  },
};

const changeMail = (
  { firstName, poi }: { firstName: string; poi: MailedPoi },
  { preview, text }: News,
  site: MailSite,
): MailContent => ({
  subject: `Changement\u00a0: ${poi.title}`,
  preview,
  heading: `Changement\u00a0: ${poi.title}`,
  paragraphs: [hello(firstName), text(poi.title)],
  entries: [toEntry(poi, site, whenIs(poi))],
  button: { label: 'Voir l’événement', href: eventPage(site, poi) },
  reason:
    'Tu reçois cet e-mail parce que cet événement est dans tes favoris. Nous prévenons toujours d’un tel changement.',
});

const datesNews: News = {
  preview: 'Plusieurs dates ont changé.',
  text: (title) =>
    `Plusieurs dates de ${quoted(title)}, dans tes favoris, ont changé. Voici où elles en sont.`,
};
const more = (count: number): string =>
  `${count === 1 ? 'Une autre date a changé' : `${count} autres dates ont changé`}\u00a0: la page de l’événement les montre toutes.`;

/** Of one date among several. */
const dateLabels: Record<DateNews, string> = {
  cancelled: 'Annulée',
  postponed: 'Reportée',
  full: 'Complet',
  moved: 'Nouveau jour ou nouvelle heure',
  scheduled: 'A bien lieu comme prévu',
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
export const changeMailsFr: Pick<MailWords, 'change' | 'date-change' | 'date-changes'> = {
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
