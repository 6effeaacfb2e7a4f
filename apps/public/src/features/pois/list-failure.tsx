import { ErrorState } from '@parages/ui/error-state/error-state';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import classes from './pois.module.css';

/**
 * Error state of a list: the message, translated if it is a known code, and a link to the same
 * address to try again, which also works without scripts.
 */
export function ListFailure({ message }: { message: string }) {
  const { t } = useTranslation('pois');
  const { pathname, search } = useLocation();
  return (
    <div className={classes.failure}>
      <ErrorState title={t('failed')} action={<a href={pathname + search}>{t('retry')}</a>}>
        <p data-code={message}>{t(`failures.${message}`, { defaultValue: message })}</p>
      </ErrorState>
    </div>
  );
}
