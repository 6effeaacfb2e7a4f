import type { Webhook } from '@parages/contracts/types';
import { Badge } from '@parages/ui/badge/badge';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/day-of.ts';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog.tsx';
import { NewSecret } from './new-secret.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { sentenceOf } from './webhook-words.ts';
import { webhooksTexts } from './webhooks.fr.ts';
import classes from './webhooks.module.css';
import {
  useDeleteWebhook,
  useRotateSecret,
  useTestWebhook,
  useUpdateWebhook,
} from './webhooks.queries.ts';

const tones = { active: 'success', paused: 'paper', failing: 'danger' } as const;

type CardProps = { organisationId: string; webhook: Webhook };

function useWebhookActs({ organisationId, webhook }: CardProps) {
  const { t } = useTranslation(webhooksTexts);
  const key = { organisationId, webhookId: webhook.id };
  const update = useUpdateWebhook(key);
  const test = useTestWebhook(key);
  const rotate = useRotateSecret(key);
  const remove = useDeleteWebhook(key);
  const onError = (error: unknown): void => toast('error', sentenceOf(error));
  return {
    key,
    rotate,
    remove,
    onError,
    sendTest: () =>
      test.mutate(undefined, { onSuccess: () => toast('success', t('acts.tested')), onError }),
    setPaused: (isPaused: boolean) => update.mutate({ isPaused }, { onError }),
  };
}

export function WebhookCard({ organisationId, webhook }: CardProps) {
  const { t } = useTranslation(webhooksTexts);
  const { id, url, types, status, secretBeforeUntil } = webhook;
  const acts = useWebhookActs({ organisationId, webhook });
  const [asked, setAsked] = useState<'remove' | 'rotate'>();
  const [secret, setSecret] = useState<string>();
  const [isLogOpen, setIsLogOpen] = useState(false);
  const titleId = `webhook-${id}`;
  const confirm = async (): Promise<void> => {
    try {
      if (asked === 'rotate') setSecret((await acts.rotate.mutateAsync(undefined)).secret);
      else {
        await acts.remove.mutateAsync(undefined);
        toast('success', t('acts.removed'));
      }
    } catch (error) {
      acts.onError(error);
    }
    setAsked(undefined);
  };
  return (
    <li className={classes.webhook} aria-labelledby={titleId}>
      <h2 id={titleId}>{url}</h2>
      <p className={classes.line}>
        <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
        <span className={classes.hint}>{types.map((type) => t(`types.${type}`)).join(', ')}</span>
      </p>
      {status === 'failing' && <Notice tone="danger" title={t('failing')} />}
      {secret !== undefined && <NewSecret secret={secret} />}
      {secretBeforeUntil !== null && (
        <p className={classes.hint}>{t('secret.overlap', { day: dayOf(secretBeforeUntil) })}</p>
      )}
      <div className={classes.line}>
        {status === 'active' ? (
          <>
            <Button variant="secondary" onClick={acts.sendTest}>
              {t('acts.test')}
            </Button>
            <Button variant="quiet" icon="pause" onClick={() => acts.setPaused(true)}>
              {t('acts.pause')}
            </Button>
          </>
        ) : (
          <Button icon="play" onClick={() => acts.setPaused(false)}>
            {t('acts.resume')}
          </Button>
        )}
        <Button variant="quiet" icon="lock" onClick={() => setAsked('rotate')}>
          {t('acts.rotate')}
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => setAsked('remove')}>
          {t('acts.remove')}
        </Button>
        <Button
          variant="quiet"
          icon="list"
          aria-expanded={isLogOpen}
          onClick={() => setIsLogOpen(!isLogOpen)}
        >
          {t('acts.log')}
        </Button>
      </div>
      {isLogOpen && <WebhookLog {...acts.key} isPaused={status !== 'active'} />}
      {asked && (
        <ConfirmDialog
          isOpen
          isDangerous={asked === 'remove'}
          isBusy={acts.rotate.isPending || acts.remove.isPending}
          title={t(asked === 'remove' ? 'confirm.removeTitle' : 'confirm.rotateTitle')}
          words={{
            confirm: t(asked === 'remove' ? 'acts.remove' : 'acts.rotate'),
            cancel: t('confirm.cancel'),
            close: t('confirm.close'),
          }}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(undefined)}
        >
          <p>{t(asked === 'remove' ? 'confirm.removeText' : 'confirm.rotateText', { url })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
