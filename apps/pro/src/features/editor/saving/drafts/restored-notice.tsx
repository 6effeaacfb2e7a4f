import { Button } from '@parages/ui/button/button';
import { formatInstant } from '@parages/ui/format/instant.fr';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import classes from '../conflict.module.css';
import type { Restored } from '../form-changes.ts';
import { savingTexts } from '../saving.fr.ts';

type RestoredNoticeProps = { restored: Restored; onDrop: () => void };

export function RestoredNotice({ restored, onDrop }: RestoredNoticeProps) {
  const { t } = useTranslation(savingTexts);
  return (
    <Notice isLive title={t('restored', { time: formatInstant(restored.at) })}>
      <p className={classes.text}>{t('restoredText')}</p>
      <div className={classes.actions}>
        <Button variant="secondary" onClick={onDrop}>
          {t('dropRestored')}
        </Button>
      </div>
    </Notice>
  );
}
