import type { Poi } from '@parages/contracts/types';
import { contactTypes } from '@parages/contracts/vocabulary/events/contact-types';
import { contactTypeLabels } from '@parages/contracts/vocabulary/events/contact-types.fr';
import { Icon } from '@parages/ui/icon/icon';
import type { IconName } from '@parages/ui/icon/icon-paths';
import { useLocal } from '../../../lib/i18n/local.ts';
import { safeUrl, shortUrl } from '../../../lib/web-address.ts';
import classes from '../event.module.css';
import { phoneText } from './phone-text.ts';

// A bare address only: in a `mailto:` link, the rest of the text could set a subject or a copy.
const mailUrl = (text: string): string | undefined =>
  /^[^\s@?&%:/]+@[^\s@?&%:/]+$/.test(text) ? `mailto:${text}` : undefined;
const phoneUrl = (text: string): string | undefined =>
  /\d{2}/.test(text) ? `tel:${text.replaceAll(/[^+\d]/g, '')}` : undefined;

const bookingFirst = (contacts: Poi['contacts']): Poi['contacts'] =>
  [...contacts].sort(
    (one, other) => contactTypes.indexOf(one.type) - contactTypes.indexOf(other.type),
  );

export function EventContacts({ contacts }: { contacts: Poi['contacts'] }) {
  const local = useLocal({ contactTypeLabels });
  return (
    <div className={classes.contacts}>
      {bookingFirst(contacts).map(({ type, legalName, emails, phoneNumbers, websites }) => (
        <div key={`${type}${legalName}${emails[0]}${phoneNumbers[0]}${websites[0]}`}>
          <h3>{local.contactTypeLabels[type]}</h3>
          {legalName && <p>{legalName}</p>}
          <ul>
            {phoneNumbers.map((phone) => (
              <ContactLine
                key={phone}
                icon="phone"
                text={phoneText(phone)}
                href={phoneUrl(phone)}
              />
            ))}
            {emails.map((email) => (
              <ContactLine key={email} icon="mail" text={email} href={mailUrl(email)} />
            ))}
            {websites.map((site) => (
              <ContactLine
                key={site}
                icon="globe"
                text={safeUrl(site) ? shortUrl(site) : site}
                href={safeUrl(site)}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const ContactLine = ({
  icon,
  text,
  href,
}: {
  icon: IconName;
  text: string;
  href: string | undefined;
}) => (
  <li>
    <Icon name={icon} />
    {href === undefined ? (
      text
    ) : (
      <a href={href} rel="noopener nofollow ugc">
        {text}
      </a>
    )}
  </li>
);
