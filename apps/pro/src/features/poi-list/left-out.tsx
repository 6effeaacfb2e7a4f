import type { BulkActResult, OrganiserPoiItem } from '@parages/contracts/types';
import type { BulkActFault } from '@parages/contracts/vocabulary/events/lists/organiser-list';
import { poiTabLabels } from '@parages/contracts/vocabulary/events/poi-tabs.fr';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { useTranslation } from 'react-i18next';
import { poiActsTexts } from './poi-acts.fr.ts';
import classes from './poi-list.module.css';

type Result = BulkActResult['items'][number];
export type Left = { poi: OrganiserPoiItem; fault: BulkActFault; tabs: Result['tabs'] };

/** The events that an act left out, each with the reason. */
export const LeftOut = ({ left }: { left: readonly Left[] }) => {
  const { t } = useTranslation(poiActsTexts);
  return (
    <Notice tone="warning" isLive title={t('left', { count: left.length })}>
      <ul className={classes.left}>
        {left.map(({ poi: { id, label }, fault, tabs }) => (
          <li key={id}>
            <Link href={`/org/events/${id}`}>{label}</Link>
            {'\u00a0: '}
            {t(`faults.${fault}`, { tabs: tabs.map((tab) => poiTabLabels[tab]).join(', ') })}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
