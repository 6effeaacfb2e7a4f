import type { Poi } from '@parages/contracts/types';
import { featureGroups } from '@parages/contracts/vocabulary/themes/feature-groups';
import { featureGroupLabels } from '@parages/contracts/vocabulary/themes/feature-groups.fr';
import { useLocal } from '../../../lib/i18n/local.ts';
import classes from '../event.module.css';
import { NamedList } from './named-list.tsx';

type Group = Poi['featureGroups'][number];

const rankOf = ({ group }: Group): number => {
  const rank = (featureGroups as readonly string[]).indexOf(group);
  return rank === -1 ? featureGroups.length : rank;
};

export function EventFeatures({ groups }: { groups: readonly Group[] }) {
  const local = useLocal({ featureGroupLabels });
  const labels: Record<string, string> = local.featureGroupLabels;
  return (
    <div className={classes.features}>
      {[...groups]
        .sort((one, other) => rankOf(one) - rankOf(other))
        .map(({ group, features }) => (
          <NamedList
            key={group}
            title={labels[group] ?? local.featureGroupLabels.Other}
            items={features.map(({ label }) => label)}
          />
        ))}
    </div>
  );
}
