import { afterPaint } from '@parages/ui/after-paint/after-paint';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { Logo } from '@parages/ui/logo/logo';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.tsx';
import classes from './terms.module.css';

// Up to this width, the dialog has the layout and texts for phones.
const smallScreen = '(max-width: 40rem)';

export type TermsDialogProps = { onConfirm: () => void; onHidden: () => void };

export function TermsDialog({ onConfirm, onHidden }: TermsDialogProps) {
  const { t } = useTranslation('terms');
  const { name } = useSite();
  const ref = useRef<HTMLDialogElement>(null);
  const isSmall = window.matchMedia(smallScreen).matches;
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector('button')?.focus();
    return () => dialog?.close();
  }, []);
  // Closing a modal dialog makes the browser recompute the styles of the whole page: it is hidden
  // first, and closes after the next paint, so that the page responds at once.
  const confirm = (): void => {
    const dialog = ref.current;
    if (!dialog || 'leaving' in dialog.dataset) return;
    onConfirm();
    dialog.dataset.leaving = '';
    afterPaint(onHidden);
  };
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
        confirm();
      }}
    >
      {isSmall && <Logo name={name} size="3rem" />}
      <h2 id="terms-title">{t(isSmall ? 'welcome' : 'title')}</h2>
      <p>{t(isSmall ? 'subtitle' : 'body')}</p>
      {isSmall && <p className={classes.consent}>{t('consent')}</p>}
      {links}
      <Button onClick={confirm} isWide={isSmall}>
        {t(isSmall ? 'start' : 'ok')}
      </Button>
    </dialog>
  );
}
