import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';
import { moderation } from './moderation.queries.ts';

export type RecipientsProps = { count: number | undefined; hasFailed: boolean; isBulk: boolean };

/** How many people a decision mails, for the dialog that confirms it. */
export function useRecipients(poiIds: readonly string[], isBulk: boolean) {
  const single = useQuery({ ...moderation.recipients(poiIds[0] ?? ''), enabled: !isBulk });
  const bulk = useQuery({ ...moderation.bulkRecipients(poiIds), enabled: isBulk });
  const { data, isError, isPending } = isBulk ? bulk : single;
  return { isPending, recipients: { count: data?.count, hasFailed: isError, isBulk } };
}

export function Recipients({ count, hasFailed, isBulk }: RecipientsProps) {
  const { t } = useTranslation(moderationTexts);
  const part = isBulk ? 'bulk' : 'refusal';
  return (
    <p className={classes.hint} aria-live="polite">
      {count !== undefined && t(`${part}.recipients`, { count })}
      {hasFailed && t(`${part}.recipientsUnknown`)}
    </p>
  );
}
