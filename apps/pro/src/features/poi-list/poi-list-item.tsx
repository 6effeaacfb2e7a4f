import type { OrganiserPoiItem } from '@parages/contracts/types';
import { poiStatusLabels } from '@parages/contracts/vocabulary/events/poi-statuses.fr';
import { fallbackPictureId } from '@parages/pictures/fallback';
import { Badge } from '@parages/ui/badge/badge';
import { formatCardDate } from '@parages/ui/format/card-date.fr';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../lib/clock.ts';
import { openConversations } from '../../lib/conversations/open-conversations.queries.ts';
import { ListEntry } from '../../lib/list/list-entry.tsx';
import { PoiStatusBadge } from '../../lib/poi-status-badge.tsx';
import { textsOf } from '../../lib/texts.ts';
import { useIsDense } from './list-density.ts';
import { poiListTexts } from './poi-list.fr.ts';
import classes from './poi-list.module.css';
import type { Selection } from './use-selection.ts';

const say = textsOf(poiListTexts);

function whenIs({ isPermanent, startDate, endDate, startTime, isPast }: OrganiserPoiItem): string {
  if (isPermanent) return say('permanent');
  if (startDate === null) return say('undated');
  const dates =
    formatCardDate({ startDate, endDate, poiTime: startTime }, parisToday()) ?? say('undated');
  return isPast ? `${dates} · ${say('past')}` : dates;
}

export function PoiListItem({
  poi,
  showsOrganisation,
  selection,
}: {
  poi: OrganiserPoiItem;
  showsOrganisation: boolean;
  /** Null for a reader, who can do nothing with the events. */
  selection: Selection | null;
}) {
  const { t } = useTranslation(poiListTexts);
  const {
    id,
    label,
    status,
    isPublished,
    theme,
    locality,
    mainMediaFileId,
    liveState,
    isEnabled,
    organisation,
  } = poi;
  const isDense = useIsDense();
  const { data: open } = useQuery(openConversations.list());
  const messages = open?.items.find((conversation) => conversation.poi?.id === id);
  const isRevised = isPublished && status !== 'published';
  return (
    <ListEntry
      isDense={isDense}
      lead={
        selection ? (
          <label className={classes.mark}>
            <input
              type="checkbox"
              checked={selection.isChosen(id)}
              disabled={!selection.canChoose(poi)}
              onChange={() => selection.toggle(id)}
            />
            <VisuallyHidden>{t('select', { title: label })}</VisuallyHidden>
          </label>
        ) : undefined
      }
      pictureId={mainMediaFileId ?? fallbackPictureId(theme, id)}
      title={label}
      href={`/org/events/${id}`}
      facts={
        <>
          <span>{whenIs(poi)}</span>
          {locality !== null && <span>{locality}</span>}
          {showsOrganisation && <span>{organisation.name}</span>}
        </>
      }
      badges={
        <>
          {isPublished ? (
            isEnabled && <Badge tone="success">{t('online')}</Badge>
          ) : (
            <PoiStatusBadge status={status} />
          )}
          {isRevised && (
            <Badge tone="info">
              {t('revision', { status: poiStatusLabels[status].toLowerCase() })}
            </Badge>
          )}
          {liveState !== 'scheduled' && <Badge tone="warning">{t(`live.${liveState}`)}</Badge>}
          {poi.placeDoubt !== null && <Badge tone="warning">{t('inDoubt')}</Badge>}
          {messages?.isAskedForPapers && <Badge tone="warning">{t('asked')}</Badge>}
          {messages !== undefined && messages.unread > 0 && (
            <Badge tone="info">{t('unread', { count: messages.unread })}</Badge>
          )}
          {!isEnabled && <Badge tone="danger">{t('hidden')}</Badge>}
        </>
      }
    />
  );
}
