import {
  type RefusalReason,
  refusalReasons,
} from '@parages/contracts/vocabulary/events/refusal-reasons';
import { refusalReasonLabels } from '@parages/contracts/vocabulary/events/refusal-reasons.fr';
import { Button } from '@parages/ui/button/button';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../lib/dialog/dialog.tsx';
import { TextAreaField } from '../../lib/form/text-area-field.tsx';
import { toggled } from '../../lib/form/toggled.ts';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import type { Refusal } from './moderation.queries.ts';
import { Recipients, useRecipients } from './recipients.tsx';

const orNull = (text: string): string | null => text.trim() || null;

export type RefusalPanelProps = {
  poiIds: readonly string[];
  /** Whether one mail for each organisation reports the refusal, instead of one for the event. */
  isBulk?: boolean;
  title: string;
  onClose: () => void;
  onRefuse: (refusal: Refusal) => void;
  isBusy: boolean;
};

export function RefusalPanel({
  poiIds,
  isBulk = false,
  title,
  onClose,
  onRefuse,
  isBusy,
}: RefusalPanelProps) {
  const { t } = useTranslation(moderationTexts);
  const [reasons, setReasons] = useState<RefusalReason[]>([]);
  const [comment, setComment] = useState('');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { recipients } = useRecipients(poiIds, isBulk);
  const needsComment = reasons.includes('AUTRE') && comment.trim() === '';
  const refuse = (): void => {
    setIsChecked(true);
    if (reasons.length > 0 && !needsComment)
      onRefuse({ reasons, comment: orNull(comment), note: orNull(note) });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      placement="side"
      title={title}
      words={{ close: t('refusal.close') }}
      footer={
        <div className={classes.actions}>
          <Button variant="secondary" onClick={onClose}>
            {t('refusal.cancel')}
          </Button>
          <Button isBusy={isBusy} onClick={refuse}>
            {t('refuse')}
          </Button>
        </div>
      }
    >
      <div className={classes.refusal}>
        <Recipients {...recipients} />
        <fieldset className={classes.reasons} aria-label={t('refusal.reasons')}>
          {refusalReasons.map((reason) => (
            <FilterChip
              key={reason}
              isPressed={reasons.includes(reason)}
              onPress={() => setReasons(toggled(reasons, reason))}
            >
              {refusalReasonLabels[reason].label}
            </FilterChip>
          ))}
        </fieldset>
        {isChecked && reasons.length === 0 && (
          <p role="alert" className={classes.fault}>
            {t('refusal.reasonMissing')}
          </p>
        )}
        <TextAreaField
          name="comment"
          label={t('refusal.comment')}
          description={t('refusal.commentHint')}
          value={comment}
          onChange={setComment}
          maxLength={2000}
          error={isChecked && needsComment ? t('refusal.commentMissing') : undefined}
        />
        <div className={classes.note}>
          <TextAreaField
            name="note"
            label={t('refusal.note')}
            description={t('refusal.noteHint')}
            value={note}
            onChange={setNote}
            rows={3}
            maxLength={2000}
          />
        </div>
        {reasons.length > 0 && (
          <section className={classes.preview} aria-label={t('refusal.preview')}>
            <h3>{t('refusal.preview')}</h3>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>
                  <strong>{refusalReasonLabels[reason].label}</strong>{' '}
                  {refusalReasonLabels[reason].advice}
                </li>
              ))}
            </ul>
            {comment.trim() !== '' && <blockquote>{comment}</blockquote>}
          </section>
        )}
      </div>
    </Dialog>
  );
}
