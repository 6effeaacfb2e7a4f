import type { PoiHistory } from '@parages/contracts/types';
import { poiTabs } from '@parages/contracts/vocabulary/events/poi-tabs';
import { poiTabLabels } from '@parages/contracts/vocabulary/events/poi-tabs.fr';
import { refusalReasonLabels } from '@parages/contracts/vocabulary/events/refusal-reasons.fr';
import { formatInstant } from '@parages/ui/format/instant.fr';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../../lib/list/more-button.tsx';
import { editor } from '../editor.queries.ts';
import { hasActionText, insightTexts, say } from './insight.fr.ts';
import classes from './insight.module.css';
import { Waiting } from './waiting.tsx';

type Entry = PoiHistory['items'][number];

const whoDid = ({ isMe, actor, actorKind }: Entry): string =>
  isMe ? say('history.me') : (actor ?? say(`history.${actorKind}`));

function changedTabs({ changes }: Entry): string | null {
  const tabs = poiTabs.filter((tab) => changes.some(({ field }) => field.startsWith(`/${tab}`)));
  return tabs.length === 0
    ? null
    : say('history.changed', { tabs: tabs.map((tab) => poiTabLabels[tab]).join(', ') });
}

export function History({ poiId }: { poiId: string }) {
  const { t } = useTranslation(insightTexts);
  const query = useInfiniteQuery(editor.history(poiId));
  const { data, error, refetch } = query;
  if (!data) return <Waiting hasFailed={error !== null} onRetry={() => void refetch()} />;
  const entries = data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return <p className={classes.hint}>{t('history.none')}</p>;
  return (
    <>
      <ol className={classes.entries}>
        {entries.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      <MoreButton query={query}>{t('history.more')}</MoreButton>
    </>
  );
}

function HistoryEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation(insightTexts);
  const { action, happenedAt, reasons, comment, note } = entry;
  const changed = changedTabs(entry);
  return (
    <li>
      <p>
        <strong>{t(hasActionText(action) ? `history.actions.${action}` : 'history.other')}</strong>
      </p>
      <p className={classes.hint}>
        {whoDid(entry)} · <time dateTime={happenedAt}>{formatInstant(new Date(happenedAt))}</time>
      </p>
      {changed !== null && <p>{changed}</p>}
      {reasons.length > 0 && (
        <p>{reasons.map((reason) => refusalReasonLabels[reason].label).join(', ')}</p>
      )}
      {comment && <blockquote>{comment}</blockquote>}
      {note && (
        <blockquote data-note>
          <small>{t('history.note')}</small>
          {note}
        </blockquote>
      )}
    </li>
  );
}
