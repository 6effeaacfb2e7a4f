import type { PoiChange } from '@parages/contracts/types';
import { poiTabs } from '@parages/contracts/vocabulary/poi-tabs';
import { poiTabLabels } from '@parages/contracts/vocabulary/poi-tabs.fr';
import classes from './moderation.module.css';
import { fieldLabel, tellValue } from './tell-change.fr.ts';
import { say } from './words.ts';

const tabOf = (field: string): string => {
  const tab = poiTabs.find((one) => field.startsWith(`/${one}`));
  return tab === undefined ? '' : poiTabLabels[tab];
};

/** What a new version changes of the published one: what was there, what comes. */
export function ChangeList({ changes }: { changes: readonly PoiChange[] }) {
  if (changes.length === 0) return <p className={classes.hint}>{say('noChange')}</p>;
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>
            <span>{tabOf(field)}</span> {fieldLabel(field)}
          </dt>
          <dd>
            <del>
              <span>{say('before')}</span> {tellValue(field, from)}
            </del>
            <ins>
              <span>{say('after')}</span> {tellValue(field, to)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
