import type { OrganiserPoi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { placeDoubtTexts } from './place-doubt.fr.ts';
import classes from './place-doubt-notice.module.css';

export type PlaceDoubtNoticeProps = {
  doubt: NonNullable<OrganiserPoi['placeDoubt']>;
  onSee?: () => void;
  /** Absent for a member who may not confirm the place. */
  onConfirm?: () => void;
  isBusy?: boolean;
};

/** Why an import questions the place of an event, and what settles it. */
export function PlaceDoubtNotice({
  doubt,
  onSee,
  onConfirm,
  isBusy = false,
}: PlaceDoubtNoticeProps) {
  const { t } = useTranslation(placeDoubtTexts);
  // Without a point there is nothing to confirm.
  const confirms = onConfirm !== undefined && doubt !== 'place_unknown';
  return (
    <Notice tone="warning" title={t('title')}>
      <p className={classes.text}>{t(`reasons.${doubt}`)}</p>
      <div className={classes.actions}>
        {onSee && (
          <Button variant="secondary" icon="pin" onClick={onSee}>
            {t('see')}
          </Button>
        )}
        {confirms && (
          <Button variant="quiet" icon="check" isBusy={isBusy} onClick={onConfirm}>
            {t('confirm')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
