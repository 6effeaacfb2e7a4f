import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';

export type NoResultProps = {
  /** Next larger radius and its URL; absent at the largest. */
  wider?: { km: number; href: string } | undefined;
  anyDateHref?: string | undefined;
  clearHref?: string | undefined;
};

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
