import type { Campaign } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../lib/dialog/confirm-dialog.tsx';
import { TextAreaField } from '../../../lib/form/text-area-field.tsx';
import { useProfile } from '../../../lib/session/signed-in.ts';
import { useWriteToTeam } from '../campaigns.queries.ts';
import { campaignsTexts, sentenceOf } from '../words.ts';
import { campaignTexts } from './detail.fr.ts';
import classes from './detail.module.css';

/** For a stopped campaign: a message to the team, which answers at the address of the account. */
export function WriteToTeam({ campaign: { id } }: { campaign: Pick<Campaign, 'id'> }) {
  const { t } = useTranslation(campaignTexts);
  const { t: tCampaigns } = useTranslation(campaignsTexts);
  const email = useProfile()?.email ?? '';
  const write = useWriteToTeam();
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const send = (): void => {
    const text = message.trim();
    setIsMissing(text === '');
    if (text === '') return;
    write.mutate(
      { message: text, email, page: `/org/campaigns/${id}` },
      {
        onSuccess: () => {
          setIsOpen(false);
          setMessage('');
        },
      },
    );
  };
  return (
    <div>
      <p className={classes.recourse}>{t('recourse.text')}</p>
      <Button variant="secondary" icon="mail" onClick={() => setIsOpen(true)}>
        {t('recourse.write')}
      </Button>
      <LiveRegion isVisible>{write.isSuccess && t('recourse.sent', { email })}</LiveRegion>
      <ConfirmDialog
        isOpen={isOpen}
        isBusy={write.isPending}
        title={t('recourse.write')}
        words={{
          confirm: t('recourse.send'),
          cancel: tCampaigns('cancel'),
          close: tCampaigns('close'),
        }}
        onConfirm={send}
        onCancel={() => setIsOpen(false)}
      >
        <TextAreaField
          name="message"
          label={t('recourse.message')}
          description={t('recourse.hint', { email })}
          isRequired
          rows={6}
          maxLength={limits.feedback.maxLength}
          error={isMissing ? t('recourse.missing') : undefined}
          value={message}
          onChange={(text) => {
            setMessage(text);
            setIsMissing(false);
          }}
        />
        {write.error && <Notice tone="danger" isLive title={sentenceOf(write.error)} />}
      </ConfirmDialog>
    </div>
  );
}
