import type { PoiTab } from '@parages/contracts/vocabulary/events/poi-tabs';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../lib/part/part.tsx';
import { editorTexts } from './editor.fr.ts';
import classes from './editor.module.css';
import { DatesTab } from './tabs/dates-tab.tsx';
import type { PoiTabProps } from './tabs/tab-props.ts';

export type TabContentProps = PoiTabProps & { tab: PoiTab };

const tabs: Partial<Record<PoiTab, ComponentType<PoiTabProps>>> = {
  categories: lazyPart(async () => (await import('./tabs/categories-tab.tsx')).CategoriesTab),
  // Not lazy: by default the editor opens on the dates tab, and React delays content that replaces
  // a Suspense fallback by up to a third of a second.
  dates: DatesTab,
  place: lazyPart(async () => (await import('./tabs/place-tab.tsx')).PlaceTab),
  prices: lazyPart(async () => (await import('./tabs/prices-tab.tsx')).PricesTab),
  images: lazyPart(async () => (await import('./images/images-tab.tsx')).ImagesTab),
  contacts: lazyPart(async () => (await import('./tabs/contacts-tab.tsx')).ContactsTab),
  traces: lazyPart(async () => (await import('./traces/traces-tab.tsx')).TracesTab),
};

export function TabContent({ tab, ...props }: TabContentProps) {
  const { t } = useTranslation(editorTexts);
  const Tab = tabs[tab];
  return (
    <Part
      name={tab}
      waiting={
        <p className={classes.hint} aria-busy="true">
          {t('loading')}
        </p>
      }
    >
      {Tab && <Tab {...props} />}
    </Part>
  );
}
