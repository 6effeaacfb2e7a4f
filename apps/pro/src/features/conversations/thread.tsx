import type { Conversation } from '@parages/contracts/types';
import type { MessageSide } from '@parages/contracts/vocabulary/organisations/message-sides';
import { Badge } from '@parages/ui/badge/badge';
import { formatInstant } from '@parages/ui/format/instant.fr';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { conversationsTexts } from './conversations.fr.ts';
import classes from './conversations.module.css';
import { MessageFiles } from './message-files.tsx';

type Message = Conversation['messages'][number];
type ThreadProps = { messages: readonly Message[]; side: MessageSide; organisationId: string };

export function Thread({ messages, side, organisationId }: ThreadProps) {
  const { t } = useTranslation(conversationsTexts);
  return (
    <ol className={classes.thread} aria-label={t('list')}>
      {messages.map((message) => (
        <Bubble key={message.id} message={message} isOwn={message.side === side}>
          {message.attachments.length > 0 && (
            <MessageFiles organisationId={organisationId} files={message.attachments} />
          )}
        </Bubble>
      ))}
    </ol>
  );
}

type BubbleProps = { message: Message; isOwn: boolean; children: ReactNode };

function Bubble({ message, isOwn, children }: BubbleProps) {
  const { t } = useTranslation(conversationsTexts);
  const { isMine, author, side, text, sentAt } = message;
  const name = isMine ? t('you') : (author ?? t(side === 'team' ? 'team' : 'member'));
  return (
    <li className={classes.message} data-own={isOwn || undefined}>
      <p className={classes.from}>
        <strong>{name}</strong>
        {message.asksPapers && <Badge tone="warning">{t('asks')}</Badge>}
        <time className={classes.time} dateTime={sentAt}>
          {formatInstant(new Date(sentAt))}
        </time>
      </p>
      {text === '' ? (
        <p className={classes.erased}>{t('erased')}</p>
      ) : (
        <p className={classes.text}>{text}</p>
      )}
      {children}
    </li>
  );
}
