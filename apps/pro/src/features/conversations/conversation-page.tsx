import { isRefusal } from '@parages/contracts/api-problem';
import type { Conversation } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessagePlace } from '../../lib/device-drafts/message-target.ts';
import { MoreButton } from '../../lib/list/more-button.tsx';
import { PageFailed, PageWaiting } from '../../lib/page/page-state.tsx';
import { productName } from '../../lib/product.ts';
import { Composer } from './composer.tsx';
import { conversationsTexts } from './conversations.fr.ts';
import classes from './conversations.module.css';
import { conversations, useMarkRead } from './conversations.queries.ts';
import { Thread } from './thread.tsx';

export function ConversationPage({ place }: { place: MessagePlace }) {
  const { t } = useTranslation(conversationsTexts);
  return (
    <>
      <title>{`${t('page')} · ${productName}`}</title>
      <Body place={place} />
    </>
  );
}

function Body({ place }: { place: MessagePlace }) {
  const { t } = useTranslation(conversationsTexts);
  const query = useInfiniteQuery(conversations.one(place));
  const { data, error, refetch } = query;
  const latest = data?.pages[0];
  if (latest === undefined) {
    if (!error) return <PageWaiting>{t('loading')}</PageWaiting>;
    if (isRefusal(error) && [400, 403, 404].includes(error.status)) return <Missing />;
    return <PageFailed title={t('failed')} retry={t('retry')} onRetry={() => void refetch()} />;
  }
  const messages = data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  return (
    <Known place={place} conversation={latest} messages={messages}>
      <MoreButton query={query}>{t('earlier')}</MoreButton>
    </Known>
  );
}

function Missing() {
  const { t } = useTranslation(conversationsTexts);
  return (
    <EmptyState
      level={1}
      picture="lost"
      title={t('missing')}
      actions={<Button href="/org/home">{t('home')}</Button>}
    >
      <p>{t('missingText')}</p>
    </EmptyState>
  );
}

type KnownProps = {
  place: MessagePlace;
  conversation: Conversation;
  messages: Conversation['messages'];
  children: ReactNode;
};

function Known({ place, conversation, messages, children }: KnownProps) {
  const { t } = useTranslation(conversationsTexts);
  const { side } = place;
  const { canWrite, unread, organisation } = conversation;
  const latestId = messages.at(-1)?.id;
  const mark = useMarkRead(place);
  const read = useEffectEvent((id: string) => mark.mutate(id));
  const isUnread = side === 'organisation' && unread > 0;
  useEffect(() => {
    if (isUnread && latestId !== undefined) read(latestId);
  }, [isUnread, latestId]);
  const isAsked = side === 'organisation' && canWrite && conversation.isAskedForPapers;
  const title = t(`title.${side}`, { organisation: organisation.name });
  return (
    <div className={classes.page}>
      <Head place={place} conversation={conversation} title={title} />
      {messages.length === 0 ? (
        <EmptyState title={t(`empty.${side}`)}>
          <p>{t(`emptyText.${side}`)}</p>
        </EmptyState>
      ) : (
        <>
          <div>{children}</div>
          <Thread messages={messages} side={side} organisationId={organisation.id} />
        </>
      )}
      {side === 'team' && canWrite && unread > 0 && latestId !== undefined && (
        <div>
          <Button
            variant="quiet"
            icon="check"
            isBusy={mark.isPending}
            onClick={() =>
              mark.mutate(latestId, {
                onSuccess: () => toast('success', t('marked')),
                onError: () => toast('error', t('problems.other')),
              })
            }
          >
            {t('done')}
          </Button>
        </div>
      )}
      {isAsked && (
        <Notice tone="warning" title={t('asked')}>
          {t('askedText')}
        </Notice>
      )}
      {canWrite ? (
        <Composer place={place} conversation={conversation} messages={messages} />
      ) : (
        <Notice title={t(`readOnly.${side}`)} />
      )}
    </div>
  );
}

function Head({
  place: { side },
  conversation: { organisation, poi },
  title,
}: Pick<KnownProps, 'place' | 'conversation'> & { title: string }) {
  const { t } = useTranslation(conversationsTexts);
  const href =
    poi !== null
      ? `/org/events/${poi.id}`
      : `/org/${side === 'team' ? 'moderation/' : ''}organisations/${organisation.id}`;
  return (
    <header className={classes.head}>
      <h1>{title}</h1>
      <p className={classes.about}>
        {poi === null
          ? t('about.organisation', { title: organisation.name })
          : t('about.event', { title: poi.label || t('untitled') })}{' '}
        · <Link href={href}>{t(poi === null ? 'openOrganisation' : 'openEvent')}</Link>
      </p>
    </header>
  );
}
