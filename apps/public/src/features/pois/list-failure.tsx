import { ErrorState } from '@parages/ui/error-state/error-state';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import classes from './pois.module.css';

/** A link instead of a button, because it also works without scripts. */
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
