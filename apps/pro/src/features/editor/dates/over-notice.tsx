import { areOver } from '@parages/contracts/vocabulary/events/occurrences';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import classes from '../editor.module.css';
import type { Values } from '../editor-tabs.ts';
import { overTexts } from './over-notice.fr.ts';

export type OverNoticeProps = { dates: Values['dates'] };

/** Nothing unless every date of the event is past. Such an event may be published all the same. */
export function OverNotice({ dates: { isPermanent, periods } }: OverNoticeProps) {
  const { t } = useTranslation(overTexts);
  if (isPermanent || !areOver(periods, parisToday())) return null;
  return (
    <Notice tone="warning" title={t('title')}>
      <p className={classes.noticeText}>{t('text')}</p>
    </Notice>
  );
}
