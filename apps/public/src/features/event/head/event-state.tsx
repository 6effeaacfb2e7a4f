import type { Poi } from '@parages/contracts/types';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';

const tones = { cancelled: 'danger', past: 'info', full: 'warning', postponed: 'warning' } as const;

export function noticeOf({
  liveState,
  isPast,
}: Pick<Poi, 'liveState' | 'isPast'>): keyof typeof tones | null {
  if (liveState === 'cancelled') return 'cancelled';
  if (isPast) return 'past';
  return liveState === 'scheduled' ? null : liveState;
}

export function EventState({ poi, similarId }: { poi: Poi; similarId: string | undefined }) {
  const { t } = useTranslation('event');
  const state = noticeOf(poi);
  if (state === null) return null;
  return (
    <Notice tone={tones[state]} title={t(state)}>
      <p>
        {t(`${state}Text`)}{' '}
        {similarId && state !== 'postponed' && <a href={`#${similarId}`}>{t('otherIdeas')}</a>}
      </p>
    </Notice>
  );
}
