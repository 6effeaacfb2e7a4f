import { towns } from '@parages/contracts/vocabulary/places/towns';
import { locales } from '@parages/contracts/vocabulary/site/locales';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { SiteFooter } from '@parages/ui/site-footer/site-footer';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { consent } from '../../lib/analytics/consent.ts';
import { schemePlaceId } from '../../lib/scheme-place-id.ts';
import { useSite } from '../../lib/site.tsx';
import classes from './frame.module.css';

export function FrameFooter() {
  const { t } = useTranslation('frame');
  const { name, proOrigin, social, blogUrl } = useSite();
  const about = [
    { href: '/notre-histoire', label: t('story') },
    { href: '/pourquoi-parages', label: t('why', { name }) },
    { href: '/commencez', label: t('start') },
    { href: '/feedback', label: t('contact') },
    ...(blogUrl === null ? [] : [{ href: blogUrl, label: t('blog') }]),
  ];
  const networks = social.map(({ network, url }) => ({ href: url, label: network }));
  return (
    <SiteFooter
      id="plan"
      name={name}
      baseline={t('baseline')}
      callToAction={
        <Button href={`${proOrigin}/org/`} variant="highlight">
          {t('publish')}
        </Button>
      }
      columns={[
        { title: t('about'), links: about },
        {
          title: t('goOut'),
          links: towns.map(({ slug, name: label }) => ({ href: `/ville/${slug}`, label })),
        },
        ...(networks.length === 0 ? [] : [{ title: t('follow'), links: networks }]),
      ]}
      extra={
        <>
          <LanguageChoice />
          {/* Filled by a part that loads after the page. */}
          <div id={schemePlaceId} className={classes.scheme} />
        </>
      }
      legal={<LegalLine />}
    />
  );
}

// Plain links to the server, which stores the choice and redirects back: they work without scripts.
function LanguageChoice() {
  const { t } = useTranslation('frame');
  const { locale } = useSite();
  const { pathname, search } = useLocation();
  return (
    <nav aria-labelledby="language" className={classes.language}>
      <h2 id="language">{t('language')}</h2>
      <ul>
        {locales.map((one) => (
          <li key={one}>
            <Link
              href={`/langue/${one}?to=${encodeURIComponent(pathname + search)}`}
              lang={one}
              hrefLang={one}
              rel="nofollow"
              aria-current={one === locale ? 'true' : undefined}
            >
              {t(`languages.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LegalLine() {
  const { t } = useTranslation('frame');
  const { name, now, analytics } = useSite();
  const { pathname } = useLocation();
  const feedback =
    pathname === '/feedback' ? '/feedback' : `/feedback?from=${encodeURIComponent(pathname)}`;
  return (
    <div className={classes.legal}>
      <p>{t('copyright', { year: now.slice(0, 4), name })}</p>
      <Link href="/mentions-legales">{t('legal')}</Link>
      <Link href="/confidentialite">{t('privacy')}</Link>
      <Link href="/accessibilite">{t('accessibility')}</Link>
      {analytics && (
        <button type="button" onClick={consent.ask}>
          {t('cookies')}
        </button>
      )}
      <Link href={feedback} rel="nofollow">
        {t('feedback')}
      </Link>
    </div>
  );
}
