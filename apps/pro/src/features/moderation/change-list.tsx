import type { PoiChange } from '@parages/contracts/types';
import { poiTabs } from '@parages/contracts/vocabulary/events/poi-tabs';
import { poiTabLabels } from '@parages/contracts/vocabulary/events/poi-tabs.fr';
import { useTranslation } from 'react-i18next';
import { fieldLabel, formatValue } from './format-change.fr.ts';
import { moderationTexts } from './moderation.fr.ts';
import classes from './moderation.module.css';

const tabOf = (field: string): string => {
  const tab = poiTabs.find((one) => field.startsWith(`/${one}`));
  return tab === undefined ? '' : poiTabLabels[tab];
};

type ChangeListProps = {
  changes: readonly PoiChange[];
  /** The state before the changes: the page online, or the event at its refusal. */
  since?: 'online' | 'refusal';
};

export function ChangeList({ changes, since = 'online' }: ChangeListProps) {
  const { t } = useTranslation(moderationTexts);
  if (changes.length === 0) return <p className={classes.hint}>{t(`noChange.${since}`)}</p>;
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>
            <span>{tabOf(field)}</span> {fieldLabel(field)}
          </dt>
          <dd>
            <del>
              <span>{t(`before.${since}`)}</span> {formatValue(field, from)}
            </del>
            <ins>
              <span>{t('after')}</span> {formatValue(field, to)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
