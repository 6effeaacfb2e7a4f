import type { Organiser } from '@parages/contracts/types';
import { serviceUrl } from '@parages/session/app-shell';
import { Icon } from '@parages/ui/icon/icon';
import { useTranslation } from 'react-i18next';
import { safeUrl, shortUrl } from '../../lib/web-address.ts';
import { FollowHost } from './follow-host.tsx';
import classes from './hosts.module.css';

export function OrganiserHead({
  organiser: { slug, name, locality, description, website, logoId },
}: {
  organiser: Organiser;
}) {
  const { t } = useTranslation('organiser');
  const url = website === null ? undefined : safeUrl(website);
  return (
    <header className={classes.head}>
      <p className={classes.kicker}>{t('kicker')}</p>
      {logoId && (
        // Decorative: the name of the organiser follows it.
        <img className={classes.logo} src={serviceUrl(`/mediafile/${logoId}?thumb=1`)} alt="" />
      )}
      <h1>{name}</h1>
      <p className={classes.facts}>
        {locality !== '' && (
          <span>
            <Icon name="pin" />
            {locality}
          </span>
        )}
        {url !== undefined && (
          <a href={url} rel="noopener nofollow ugc" aria-label={`${t('site')} : ${shortUrl(url)}`}>
            <Icon name="globe" />
            {shortUrl(url)}
          </a>
        )}
      </p>
      <FollowHost kind="organiser" slug={slug} />
      {description !== '' && <p className={classes.description}>{description}</p>}
    </header>
  );
}
