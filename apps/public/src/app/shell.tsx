import { towns } from '@parages/contracts/vocabulary/towns';
import { BottomBar } from '@parages/ui/bottom-bar/bottom-bar';
import { Button } from '@parages/ui/button/button';
import { SiteFooter } from '@parages/ui/site-footer/site-footer';
import { SiteHeader } from '@parages/ui/site-header/site-header';
import { SkipLink } from '@parages/ui/skip-link/skip-link';
import { useTranslation } from 'react-i18next';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useSite } from '../lib/site.tsx';
import classes from './shell.module.css';
import { usePageFocus } from './use-page-focus.ts';

const isEventPath = (path: string): boolean => /^(\/ville\/[^/]+)?\/evenement\/|^\/poi\//.test(path);

let visits = 0;
// An event page always opens at its top, even when one comes back to it: each visit has a key of its own.
const scrollKey = ({ key, pathname }: Location): string => {
  if (!isEventPath(pathname)) return key;
  visits += 1;
  return `${key}-${visits}`;
};

/** What surrounds every page. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { name } = useSite();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  usePageFocus('content');
  const townSlug = /^\/ville\/([^/]+)/.exec(pathname)?.[1];
  const home = townSlug ? `/ville/${townSlug}` : '/';
  const isLoading = navigation.state === 'loading';
  return (
    <>
      <SkipLink targetId="content">{t('skip')}</SkipLink>
      <SiteHeader
        home={{ href: home, label: t('homeLabel', { name }) }}
        label={t('navigation')}
        links={towns.map(({ slug, name: label }) => ({ href: `/ville/${slug}`, label, isCurrent: slug === townSlug }))}
        actions={<PublishLink />}
      />
      <div
        className={classes.progress}
        data-loading={isLoading || undefined}
        role="progressbar"
        aria-label={t('loading')}
        hidden={!isLoading}
      />
      <main id="content" tabIndex={-1} className={classes.main} aria-busy={isLoading || undefined}>
        <Outlet />
      </main>
      <Footer />
      <BottomBar
        label={t('shortcuts')}
        items={[
          { key: 'home', label: t('home'), icon: 'home', href: home, isCurrent: pathname === home },
          { key: 'themes', label: t('themes'), icon: 'list', href: `${home}#thematiques` },
          { key: 'map', label: t('map'), icon: 'map', href: `${home}#carte` },
        ]}
      />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

function PublishLink() {
  const { t } = useTranslation('shell');
  const { proOrigin } = useSite();
  return (
    <Button href={`${proOrigin}/org/`} variant="secondary">
      {t('publishShort')}
    </Button>
  );
}

function Footer() {
  const { t } = useTranslation('shell');
  const { name, now, proOrigin, social } = useSite();
  return (
    <SiteFooter
      baseline={t('baseline')}
      callToAction={
        <Button href={`${proOrigin}/org/`} variant="highlight">
          {t('publish')}
        </Button>
      }
      columns={[
        { title: t('goOut'), links: towns.map(({ slug, name: label }) => ({ href: `/ville/${slug}`, label })) },
        ...(social.length === 0 ? [] : [{ title: t('follow'), links: social.map(({ network, url }) => ({ href: url, label: network })) }]),
      ]}
      legal={<p>{t('copyright', { year: now.slice(0, 4), name })}</p>}
    />
  );
}
