import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentChoice } from '../../lib/analytics/consent.ts';
import { useSite } from '../../lib/site.tsx';
import classes from './consent.module.css';

export type ConsentBannerProps = {
  /** Null when the visitor has not answered, or the answer has expired. */
  current: ConsentChoice | null;
  onAnswer: (choice: ConsentChoice) => void;
};

export function ConsentBanner({ current, onAnswer }: ConsentBannerProps) {
  const { t } = useTranslation('consent');
  const { name } = useSite();
  const id = useId();
  return (
    <section className={classes.banner} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {t('title')}
        </h2>
        <p className={classes.text}>
          {t('text', { name })} <Link href="/confidentialite">{t('more')}</Link>
        </p>
        {current && <p className={classes.text}>{t(current)}</p>}
      </div>
      <div className={classes.answers}>
        <Button variant="secondary" onClick={() => onAnswer('refused')}>
          {t('refuse')}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer('granted')}>
          {t('accept')}
        </Button>
      </div>
    </section>
  );
}
