import { isAuthProvider } from '@parages/contracts/vocabulary/accounts/auth-providers';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { Container } from '@parages/ui/container/container';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router';
import { addWords } from '../lib/i18n/i18n.ts';
import { pageFailure } from '../lib/page/page-error.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { useSite } from '../lib/site.tsx';
import { appRedirectFr } from './app-redirect.fr.ts';
import classes from './app-redirect.module.css';

addWords('appRedirect', { fr: appRedirectFr, en: () => import('./app-redirect.en.ts') });

export const appRedirectPage = () => ({
  loader: async ({ params }: LoaderFunctionArgs) => {
    if (!isAuthProvider(params.provider)) throw pageFailure(404, 'page_not_found');
    return null;
  },
  Component: AppRedirectPage,
});

function AppRedirectPage() {
  const { t } = useTranslation('appRedirect');
  const { name, appScheme } = useSite();
  const { provider = '' } = useParams();
  const { pathname, search } = useLocation();
  const [isLate, setIsLate] = useState(false);
  const target = `${appScheme}://auth/callback/${provider}${search}`;
  useEffect(() => {
    window.location.assign(target);
    const timer = setTimeout(() => setIsLate(true), limits.appRedirectDelayMs);
    return () => clearTimeout(timer);
  }, [target]);
  return (
    <Container width="text">
      <PageHead
        title={`${t('title')} · ${name}`}
        description={t('text')}
        canonicalPath={pathname}
        isIndexed={false}
      />
      <div className={classes.page}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <div className={classes.late} aria-live="polite">
          {isLate ? (
            <>
              <Button href={target} icon="external">
                {t('open')}
              </Button>
              <p>{t('help')}</p>
            </>
          ) : (
            <p>{t('waiting')}</p>
          )}
        </div>
        <noscript>
          <a href={target}>{t('open')}</a>
        </noscript>
      </div>
    </Container>
  );
}
