import type { WebhookDelivery } from '@parages/contracts/types';
import { Badge } from '@parages/ui/badge/badge';
import { Button } from '@parages/ui/button/button';
import { toast } from '@parages/ui/toaster/toast';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../lib/page/read-state.tsx';
import { sentenceOf } from './webhook-words.ts';
import { say, webhooksTexts } from './webhooks.fr.ts';
import classes from './webhooks.module.css';
import { useReplay, webhooks } from './webhooks.queries.ts';

const words = { loading: say('log.loading'), failed: say('log.failed'), retry: say('log.retry') };
const tones = { pending: 'info', delivered: 'success', failed: 'danger' } as const;
const momentFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

type LogProps = { organisationId: string; webhookId: string; isPaused: boolean };

export function WebhookLog({ organisationId, webhookId, isPaused }: LogProps) {
  const { t } = useTranslation(webhooksTexts);
  const key = { organisationId, webhookId };
  const query = useQuery(webhooks.log(key));
  const replay = useReplay(key);
  const { data } = query;
  const titleId = `log-${webhookId}`;
  const again = (id: string): void =>
    replay.mutate(id, {
      onSuccess: () => toast('success', t('log.replayed')),
      onError: (error) => toast('error', sentenceOf(error)),
    });
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('log.title')}</h3>
      <ReadState query={query} words={words} />
      {data?.items.length === 0 && <p>{t('log.none')}</p>}
      {data && (
        <ul className={classes.log}>
          {data.items.map((message) => (
            <Message
              key={message.id}
              message={message}
              onReplay={isPaused ? undefined : () => again(message.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type MessageProps = { message: WebhookDelivery; onReplay: (() => void) | undefined };

function Message({ message, onReplay }: MessageProps) {
  const { t } = useTranslation(webhooksTexts);
  const { type, status, occurredAt, attempts, statusCode, fault } = message;
  const moment = momentFormat.format(new Date(occurredAt));
  const outcome = [
    statusCode === null ? undefined : t('log.answer', { status: statusCode }),
    fault === null ? undefined : t(`log.faults.${fault}`),
    attempts > 0 ? t('log.attempts', { count: attempts }) : undefined,
  ].filter((part) => part !== undefined);
  return (
    <li className={classes.message}>
      <Badge tone={tones[status]}>{t(`log.statuses.${status}`)}</Badge>
      <strong>{t(`types.${type}`)}</strong>
      <span className={classes.hint}>{[moment, ...outcome].join(' · ')}</span>
      {status !== 'pending' && onReplay && (
        <Button
          variant="quiet"
          aria-label={t('log.replayOf', { type: t(`types.${type}`), moment })}
          onClick={onReplay}
        >
          {t('log.replay')}
        </Button>
      )}
    </li>
  );
}
