import type { WaitingConversations } from '@parages/contracts/types';
import { conversationSubjects } from '@parages/contracts/vocabulary/organisations/message-sides';
import { Badge } from '@parages/ui/badge/badge';
import { PresetChips } from '@parages/ui/chips/preset-chips';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { messagesPath } from '../../lib/device-drafts/message-target.ts';
import { formatAge } from '../../lib/format-age.fr.ts';
import { MoreButton } from '../../lib/list/more-button.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { ReadState } from '../../lib/page/read-state.tsx';
import { useHas } from '../../lib/session/permissions.ts';
import { textsOf } from '../../lib/texts.ts';
import { chosenOf, useAddressFilters } from '../../lib/use-address-filters.ts';
import { conversationsTexts } from './conversations.fr.ts';
import classes from './conversations.module.css';
import { conversations } from './conversations.queries.ts';

const say = textsOf(conversationsTexts);
const words = {
  loading: say('waiting.loading'),
  failed: say('waiting.failed'),
  retry: say('retry'),
};

/** The conversations that wait for the team. */
export function WaitingList() {
  const { t } = useTranslation(conversationsTexts);
  const seesBoth = [useHas('poi_mod'), useHas('org_mod')].every(Boolean);
  const { search, change } = useAddressFilters();
  const subject = chosenOf(conversationSubjects, search.get('about'));
  const query = useInfiniteQuery(conversations.waiting(subject));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={classes.page}>
      <PageHead title={t('waiting.title')} intro={t('waiting.intro')} />
      {seesBoth && (
        <PresetChips
          label={t('waiting.filter')}
          value={subject}
          onChange={(chosen) => change('about', chosen)}
          options={conversationSubjects.map((value) => ({ value, label: t(`waiting.${value}`) }))}
        />
      )}
      <ReadState query={query} words={words} />
      {query.data && items.length === 0 && (
        <EmptyState title={t('waiting.empty')}>
          <p>{t('waiting.emptyText')}</p>
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={classes.rows} aria-label={t('waiting.list')}>
          {items.map((item) => (
            <Row key={`${item.organisation.id} ${item.poi?.id}`} item={item} />
          ))}
        </ul>
      )}
      <MoreButton query={query}>{t('waiting.more')}</MoreButton>
    </div>
  );
}

function Row({ item }: { item: WaitingConversations['items'][number] }) {
  const { t } = useTranslation(conversationsTexts);
  const { organisation, poi, text, messages, oldestAt, isOwn } = item;
  const href = messagesPath({
    side: 'team',
    about: poi === null ? 'organisations' : 'events',
    id: poi?.id ?? organisation.id,
  });
  return (
    <li className={classes.row}>
      <h2>
        <Link href={href}>{poi === null ? organisation.name : poi.label || t('untitled')}</Link>
      </h2>
      <p className={classes.facts}>
        {isOwn && <Badge tone="warning">{t('waiting.own')}</Badge>}
        <span>
          {[
            poi === null ? t('waiting.onOrganisation') : organisation.name,
            t('waiting.count', { count: messages }),
            t('waiting.since', { age: formatAge(new Date(oldestAt), now()) }),
          ].join(' · ')}
        </span>
      </p>
      <p className={classes.excerpt}>{text}</p>
    </li>
  );
}
