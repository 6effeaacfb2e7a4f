import { Button } from '@parages/ui/button/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './feedback.module.css';

export function FeedbackSent({ page, onAnother }: { page: string | null; onAnother: () => void }) {
  const { t } = useTranslation('feedback');
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the focus was removed: moves the focus to the confirmation.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <h2 ref={title} tabIndex={-1}>
        {t('sent')}
      </h2>
      <p>{t('sentText')}</p>
      <div className={classes.actions}>
        <Button href={page ?? '/'}>{t(page === null ? 'home' : 'back')}</Button>
        <Button variant="quiet" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  );
}
