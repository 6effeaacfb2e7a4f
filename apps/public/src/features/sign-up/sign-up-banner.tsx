import { Button } from '@parages/ui/button/button';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useIsSignedIn } from '../../lib/session/signed-in.ts';
import { signUpFrom } from '../../lib/session/to-sign-in.ts';
import { useSite } from '../../lib/site.tsx';
import classes from './sign-up.module.css';
import { useDismissed } from './use-dismissed.ts';

/** An installation without accounts offers the choice of a town and of interests alone. */
export function SignUpBanner() {
  const { t } = useTranslation('signUp');
  const { hasAccounts } = useSite();
  const here = useLocation();
  const { isDismissed, dismiss } = useDismissed('parages-sign-up-banner');
  const isSignedIn = useIsSignedIn();
  if (isDismissed || isSignedIn) return null;
  return (
    <aside className={classes.banner} aria-labelledby="sign-up-banner">
      <div>
        <h2 id="sign-up-banner">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div className={classes.ways}>
        {hasAccounts && (
          <Button href={signUpFrom(here)} variant="primary">
            {t('signUp')}
          </Button>
        )}
        <Button href="/commencez" variant={hasAccounts ? 'quiet' : 'primary'}>
          {t(hasAccounts ? 'startWithout' : 'start')}
        </Button>
      </div>
      <span className={classes.dismiss}>
        <IconButton icon="close" label={t('dismiss')} onClick={dismiss} />
      </span>
    </aside>
  );
}
