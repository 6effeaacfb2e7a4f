import { type PoiTab, poiTabs } from '@parages/contracts/vocabulary/poi-tabs';
import { poiTabLabels } from '@parages/contracts/vocabulary/poi-tabs.fr';
import { Icon } from '@parages/ui/icon/icon';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import { Link } from 'react-router';
import classes from './editor.module.css';
import { say } from './words.ts';

export type TabBarProps = { tabs: readonly PoiTab[]; current: PoiTab; counts: ReadonlyMap<PoiTab, number> };

/** The tabs that can be opened so far, in the order of the vocabulary. */
export const openTabs: readonly PoiTab[] = poiTabs.filter((tab) => tab !== 'campaigns');

/** The tabs of an event, each with how many points are left in it, or that it is done. Links, so that each has its address. */
export const TabBar = ({ tabs, current, counts }: TabBarProps) => (
  <nav className={classes.tabs} aria-label={say('tabs')}>
    <ul>
      {tabs.map((tab) => {
        const count = counts.get(tab) ?? 0;
        return (
          <li key={tab}>
            <Link to={`?tab=${tab}`} replace preventScrollReset aria-current={tab === current ? 'page' : undefined}>
              {poiTabLabels[tab]}
              {count > 0 ? (
                <span className={classes.count}>
                  <span aria-hidden="true">{count}</span>
                  <VisuallyHidden>{say('missingPoints', { count })}</VisuallyHidden>
                </span>
              ) : (
                <span className={classes.done}>
                  <Icon name="check" size="1em" />
                  <VisuallyHidden>{say('done')}</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  </nav>
);
