import type { MailedPoi } from '../mails.schema.ts';
import type { MailEntry, MailSite } from './mail-content.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Time and place of an event as lines that begin with a capital; `when` may be undefined. */
export const placeAndTime = (when: string | undefined, { place }: MailedPoi): string[] =>
  [when, place]
    .filter((text): text is string => typeof text === 'string' && text !== '')
    .map(capital);

export const eventPage = ({ origin }: MailSite, { slug }: MailedPoi): string =>
  `${origin}/evenement/${encodeURIComponent(slug)}`;

/** An event in the list of a mail. */
export const toEntry = (poi: MailedPoi, site: MailSite, when: string | undefined): MailEntry => ({
  title: poi.title,
  details: placeAndTime(when, poi),
  href: eventPage(site, poi),
});
