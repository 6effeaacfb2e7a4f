import type { Poi } from '@parages/contracts/types';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';

/** Cancelled, postponed, full or over: said before the title, for it changes everything below. */
export function EventState({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const { liveState, isPast } = poi;
  if (liveState === 'cancelled')
    return (
      <Notice tone="danger" title={t('cancelled')}>
        <p>{t('cancelledText')}</p>
      </Notice>
    );
  if (isPast)
    return (
      <Notice tone="info" title={t('past')}>
        <p>{t('pastText')}</p>
      </Notice>
    );
  if (liveState === 'scheduled') return null;
  return (
    <Notice tone="warning" title={t(liveState)}>
      <p>{t(`${liveState}Text`)}</p>
    </Notice>
  );
}
