import type { PoiTab } from '@parages/contracts/vocabulary/events/poi-tabs';
import { poiTabLabels } from '@parages/contracts/vocabulary/events/poi-tabs.fr';
import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { Tabs } from '@mantine/core';
import { useCurrentInSight } from '@parages/ui/current-in-sight/use-current-in-sight';
import { Icon } from '@parages/ui/icon/icon';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from './editor.fr.ts';
import classes from './editor.module.css';

export type EditorTabsProps = {
  tabs: readonly PoiTab[];
  current: PoiTab;
  counts: ReadonlyMap<PoiTab, number>;
  emptyTabs: ReadonlySet<string>;
  onChange: (tab: PoiTab) => void;
  /** The page below the tabs; it contains the `TabPanel` of the current one. */
  children: ReactNode;
};

export function EditorTabs({
  tabs,
  current,
  counts,
  emptyTabs,
  onChange,
  children,
}: EditorTabsProps) {
  const { t } = useTranslation(editorTexts);
  const list = useCurrentInSight<HTMLDivElement>(current);
  const change = (value: string | null): void => {
    const tab = tabs.find((one) => one === value);
    if (tab) onChange(tab);
  };
  return (
    <Tabs
      className={classes.tabbed}
      classNames={{ tabSection: classes.mark }}
      value={current}
      onChange={change}
      // Opening a tab loads its code: an arrow key only moves the focus, Enter opens.
      activateTabWithKeyboard={false}
    >
      <Tabs.List ref={list} className={classes.tabs} aria-label={t('tabs')}>
        {tabs.map((tab) => {
          const count = counts.get(tab) ?? 0;
          const hasMark = count > 0 || !emptyTabs.has(tab);
          return (
            <Tabs.Tab
              key={tab}
              value={tab}
              className={classes.tab}
              rightSection={hasMark && <Mark count={count} />}
            >
              {poiTabLabels[tab]}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {children}
    </Tabs>
  );
}

export const TabPanel = ({ tab, children }: { tab: PoiTab; children: ReactNode }) => (
  <Tabs.Panel value={tab}>{children}</Tabs.Panel>
);

function Mark({ count }: { count: number }) {
  const { t } = useTranslation(editorTexts);
  if (count > 0)
    return (
      <span className={classes.count}>
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{t('missingPoints', { count })}</VisuallyHidden>
      </span>
    );
  return (
    <span className={classes.done}>
      <Icon name="check" size="1em" />
      <VisuallyHidden>{t('done')}</VisuallyHidden>
    </span>
  );
}
