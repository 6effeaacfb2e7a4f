import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { Logo } from '@parages/ui/logo/logo';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './terms.module.css';

// Up to this width, the dialog has the layout and texts for phones.
const smallScreen = '(max-width: 40rem)';

export function TermsDialog({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('terms');
  const ref = useRef<HTMLDialogElement>(null);
  const isSmall = window.matchMedia(smallScreen).matches;
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector('button')?.focus();
    return () => dialog?.close();
  }, []);
  const links = (
    <p className={classes.links}>
      <Link href="/mentions-legales">{t('legal')}</Link>
      <Link href="/confidentialite">{t('privacy')}</Link>
    </p>
  );
  return (
    <dialog
      ref={ref}
      className={classes.dialog}
      data-screen={isSmall ? 'small' : undefined}
      aria-labelledby="terms-title"
      // Escape, or the back button of a phone: the text says that continuing accepts the terms.
      onCancel={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      {isSmall && <Logo size="3rem" />}
      <h2 id="terms-title">{t(isSmall ? 'welcome' : 'title')}</h2>
      <p>{t(isSmall ? 'subtitle' : 'body')}</p>
      {isSmall && <p className={classes.consent}>{t('consent')}</p>}
      {links}
      <Button onClick={onConfirm} isWide={isSmall}>
        {t(isSmall ? 'start' : 'ok')}
      </Button>
    </dialog>
  );
}
