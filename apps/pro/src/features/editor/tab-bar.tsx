import type { PoiTab } from '@parages/contracts/vocabulary/events/poi-tabs';
import { poiTabLabels } from '@parages/contracts/vocabulary/events/poi-tabs.fr';
import { useCurrentInSight } from '@parages/ui/current-in-sight/use-current-in-sight';
import { Icon } from '@parages/ui/icon/icon';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { editorTexts } from './editor.fr.ts';
import classes from './editor.module.css';

export type TabBarProps = {
  tabs: readonly PoiTab[];
  current: PoiTab;
  counts: ReadonlyMap<PoiTab, number>;
  /** What may be left empty, and is: nothing is missing, nothing is done. */
  untold: ReadonlySet<string>;
};

/** The tabs of an event, each with how many points are left in it, or that it is done. Links, so that each has its address. */
export function TabBar({ tabs, current, counts, untold }: TabBarProps) {
  const { t } = useTranslation(editorTexts);
  const list = useCurrentInSight<HTMLUListElement>(current);
  return (
    <nav className={classes.tabs} aria-label={t('tabs')}>
      <ul ref={list}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={`?tab=${tab}`}
              replace
              preventScrollReset
              aria-current={tab === current ? 'page' : undefined}
            >
              {poiTabLabels[tab]}
              <Mark count={counts.get(tab) ?? 0} isUntold={untold.has(tab)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Mark({ count, isUntold }: { count: number; isUntold: boolean }) {
  const { t } = useTranslation(editorTexts);
  if (count > 0)
    return (
      <span className={classes.count}>
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{t('missingPoints', { count })}</VisuallyHidden>
      </span>
    );
  if (isUntold) return null;
  return (
    <span className={classes.done}>
      <Icon name="check" size="1em" />
      <VisuallyHidden>{t('done')}</VisuallyHidden>
    </span>
  );
}
