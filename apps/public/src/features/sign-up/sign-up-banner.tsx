import { Button } from '@parages/ui/button/button';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { useTranslation } from 'react-i18next';
import { useIsSignedIn } from '../../lib/session/signed-in.ts';
import classes from './sign-up.module.css';
import { useDismissed } from './use-dismissed.ts';

export function SignUpBanner({ href }: { href: string }) {
  const { t } = useTranslation('signUp');
  const { isDismissed, dismiss } = useDismissed('parages-sign-up-banner');
  const isSignedIn = useIsSignedIn();
  if (isDismissed || isSignedIn) return null;
  return (
    <aside className={classes.banner} aria-labelledby="sign-up-banner">
      <div>
        <h2 id="sign-up-banner">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <Button href={href} variant="primary">
        {t('start')}
      </Button>
      <span className={classes.dismiss}>
        <IconButton icon="close" label={t('dismiss')} onClick={dismiss} />
      </span>
    </aside>
  );
}
