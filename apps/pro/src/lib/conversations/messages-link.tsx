import { Badge } from '@parages/ui/badge/badge';
import { Icon } from '@parages/ui/icon/icon';
import { Link } from '@parages/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type MessagePlace, messagesPath } from '../device-drafts/message-target.ts';
import { messagesLinkTexts } from './messages-link.fr.ts';
import classes from './messages-link.module.css';
import { openConversations } from './open-conversations.queries.ts';

/** Leads to a conversation, and says what a member of the organisation has not read there. */
export function MessagesLink({ place }: { place: MessagePlace }) {
  const { t } = useTranslation(messagesLinkTexts);
  const { side, about, id } = place;
  const { data } = useQuery({ ...openConversations.list(), enabled: side === 'organisation' });
  const open = data?.items.find(({ poi, organisation }) =>
    about === 'events' ? poi?.id === id : poi === null && organisation.id === id,
  );
  return (
    <span className={classes.link}>
      <Link href={messagesPath(place)}>
        <Icon name="mail" /> {t(side)}
      </Link>
      {open?.isAskedForPapers && <Badge tone="warning">{t('asked')}</Badge>}
      {open !== undefined && open.unread > 0 && (
        <Badge tone="info">{t('unread', { count: open.unread })}</Badge>
      )}
    </span>
  );
}
