import type { PoiTab } from '@parages/contracts/vocabulary/poi-tabs';
import { type ComponentType, lazy, Suspense } from 'react';
import classes from './editor.module.css';
import type { PoiTabProps } from './tabs/tab-props.ts';
import { say } from './words.ts';

export type TabContentProps = PoiTabProps & { tab: PoiTab };

const tabs: Partial<Record<PoiTab, ComponentType<PoiTabProps>>> = {
  categories: lazy(async () => ({ default: (await import('./tabs/categories-tab.tsx')).CategoriesTab })),
  dates: lazy(async () => ({ default: (await import('./tabs/dates-tab.tsx')).DatesTab })),
  place: lazy(async () => ({ default: (await import('./tabs/place-tab.tsx')).PlaceTab })),
  prices: lazy(async () => ({ default: (await import('./tabs/prices-tab.tsx')).PricesTab })),
  images: lazy(async () => ({ default: (await import('./images/images-tab.tsx')).ImagesTab })),
  contacts: lazy(async () => ({ default: (await import('./tabs/contacts-tab.tsx')).ContactsTab })),
  traces: lazy(async () => ({ default: (await import('./traces/traces-tab.tsx')).TracesTab })),
};

/** The fields of a tab, fetched when it is opened. */
export function TabContent({ tab, ...props }: TabContentProps) {
  const Tab = tabs[tab];
  return (
    <Suspense
      fallback={
        <p className={classes.hint} aria-busy="true">
          {say('loading')}
        </p>
      }
    >
      {Tab && <Tab {...props} />}
    </Suspense>
  );
}
