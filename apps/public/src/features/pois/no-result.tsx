import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';

export type NoResultProps = {
  /** The next larger radius and its address; absent at the largest. */
  wider?: { km: number; href: string } | undefined;
  anyDateHref?: string | undefined;
  clearHref?: string | undefined;
};

/** Nothing here for these criteria, and up to three ways out: only those that would change something. */
export function NoResult({ wider, anyDateHref, clearHref }: NoResultProps) {
  const { t } = useTranslation('pois');
  const local = useLocal({ formatKilometres });
  const actions = (
    <>
      {wider && (
        <Button href={wider.href}>
          {t('widen', { radius: local.formatKilometres(wider.km) })}
        </Button>
      )}
      {anyDateHref && (
        <Button href={anyDateHref} variant="secondary">
          {t('anyDate')}
        </Button>
      )}
      {clearHref && (
        <Button href={clearHref} variant="secondary">
          {t('clear')}
        </Button>
      )}
    </>
  );
  return <EmptyState title={t('empty')} actions={actions} />;
}
