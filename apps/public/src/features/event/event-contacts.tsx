import type { Poi } from '@parages/contracts/types';
import { contactTypes } from '@parages/contracts/vocabulary/contact-types';
import { contactTypeLabels } from '@parages/contracts/vocabulary/contact-types.fr';
import { Icon } from '@parages/ui/icon/icon';
import classes from './event.module.css';

/** Only addresses of the web are linked: a feed may hold anything. */
export const safeUrl = (text: string): string | undefined => (/^https?:\/\/\S+$/i.test(text) ? text : undefined);
const shortUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

const bookingFirst = (contacts: Poi['contacts']): Poi['contacts'] =>
  [...contacts].sort((one, other) => contactTypes.indexOf(one.type) - contactTypes.indexOf(other.type));

/** Whom to ask: booking first, then the organiser. */
export function EventContacts({ contacts }: { contacts: Poi['contacts'] }) {
  return (
    <div className={classes.contacts}>
      {bookingFirst(contacts).map(({ type, legalName, emails, phoneNumbers, websites }) => (
        <div key={`${type}${legalName}${emails[0]}${phoneNumbers[0]}${websites[0]}`}>
          <h3>{contactTypeLabels[type]}</h3>
          {legalName && <p>{legalName}</p>}
          <ul>
            {phoneNumbers.map((phone) => (
              <li key={phone}>
                <Icon name="phone" />
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
              </li>
            ))}
            {emails.map((email) => (
              <li key={email}>
                <Icon name="mail" />
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
            {websites.map((site) => (
              <li key={site}>
                <Icon name="globe" />
                {safeUrl(site) ? (
                  <a href={safeUrl(site)} rel="noopener nofollow">
                    {shortUrl(site)}
                  </a>
                ) : (
                  site
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
