import { reloadOnceAMinute } from '@parages/session/reload-on-lost-file';
import { Button } from '@parages/ui/button/button';
import { Container } from '@parages/ui/container/container';
import { lostScene } from '@parages/ui/empty-state/lost-scene';
import { StateFrame } from '@parages/ui/empty-state/state-frame';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { homeOf } from '../features/frame/frame-links.ts';
import { CompactSearch } from '../features/search/compact/compact-search.tsx';
import { offlinePath } from '../lib/offline/cache-names.ts';
import { toPageError } from '../lib/page/page-error.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { isPlacePage } from '../lib/search/place-pages.ts';
import { useSite } from '../lib/site.tsx';

const sentences = {
  page_not_found: ['page_not_found', 'page_not_found_text'],
  poi_not_found: ['poi_not_found', 'page_not_found_text'],
  organiser_not_found: ['organiser_not_found', 'page_not_found_text'],
  venue_not_found: ['venue_not_found', 'page_not_found_text'],
  poi_gone: ['poi_gone', 'poi_gone_text'],
  link_not_found: ['link_not_found', 'link_not_found_text'],
  service_unavailable: ['unavailable', 'text'],
  query_timeout: ['unavailable', 'text'],
  rate_limited: ['unavailable', 'text'],
  unreachable: ['unreachable', 'unreachable_text'],
  page_lost: ['page_lost', 'page_lost_text'],
} as const;

const isKnown = (code: string): code is keyof typeof sentences => code in sentences;

/**
 * The return of the network opens the address again. A file that is lost after a deployment exists
 * no longer: a reload, at most once a minute, fetches the new names.
 */
function useRecovery(code: string): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isLost = code === 'page_lost';
  const onOnline = useEffectEvent(() => {
    if (isLost || code === 'unreachable')
      void navigate({ pathname, search, hash }, { replace: true, state });
  });
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  useEffect(() => {
    if (isLost) reloadOnceAMinute();
  }, [isLost]);
}

export function ErrorPage() {
  const { t } = useTranslation('error');
  const { status, code } = toPageError(useRouteError());
  const here = useLocation();
  const { pathname, search } = here;
  const { name } = useSite();
  const [title, text] = isKnown(code) ? sentences[code] : (['title', 'text'] as const);
  useRecovery(code);
  const canRetry = status >= 500 || status === 429;
  return (
    <>
      {/* The frame has the search bar of the other pages. */}
      {isPlacePage(pathname) && <CompactSearch href={homeOf(here).searchHref} />}
      <Container>
        <PageHead
          title={`${t(title)} · ${name}`}
          description={t(text)}
          canonicalPath={pathname}
          isIndexed={false}
        />
        <StateFrame
          level={1}
          scene={lostScene}
          title={t(title)}
          actions={
            <>
              {canRetry && <Button href={pathname + search}>{t('retry')}</Button>}
              {code === 'unreachable' && (
                <Button href={offlinePath} variant="secondary">
                  {t('kept')}
                </Button>
              )}
              <Button href="/" variant={canRetry ? 'quiet' : 'primary'}>
                {t('home')}
              </Button>
            </>
          }
        >
          <p data-code={code}>{t(text)}</p>
        </StateFrame>
      </Container>
    </>
  );
}
