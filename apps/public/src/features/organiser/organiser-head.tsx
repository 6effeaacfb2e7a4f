import type { Organiser } from '@parages/contracts/types';
import { Icon } from '@parages/ui/icon/icon';
import { useTranslation } from 'react-i18next';
import classes from './organiser.module.css';

const shortUrl = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
// Only http and https addresses become links.
const isWeb = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** Organiser's name, town, description and website. */
export function OrganiserHead({
  organiser: { name, locality, description, website },
}: {
  organiser: Organiser;
}) {
  const { t } = useTranslation('organiser');
  return (
    <header className={classes.head}>
      <p className={classes.kicker}>{t('kicker')}</p>
      <h1>{name}</h1>
      <p className={classes.facts}>
        {locality !== '' && (
          <span>
            <Icon name="pin" />
            {locality}
          </span>
        )}
        {website !== null && isWeb(website) && (
          <a
            href={website}
            rel="noopener nofollow ugc"
            aria-label={`${t('site')} : ${shortUrl(website)}`}
          >
            <Icon name="globe" />
            {shortUrl(website)}
          </a>
        )}
      </p>
      {description !== '' && <p className={classes.description}>{description}</p>}
    </header>
  );
}
