import type { MailedPoi } from '../mails.schema.ts';
import type { MailEntry, MailSite } from './mail-content.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const placeAndTime = (when: string | undefined, { place }: MailedPoi): string[] =>
  [when, place]
    .filter((text): text is string => typeof text === 'string' && text !== '')
    .map(capital);

export const eventPage = ({ origin }: MailSite, { slug }: MailedPoi): string =>
  `${origin}/evenement/${encodeURIComponent(slug)}`;

export const toEntry = (poi: MailedPoi, site: MailSite, when: string | undefined): MailEntry => ({
  title: poi.title,
  details: placeAndTime(when, poi),
  href: eventPage(site, poi),
});
