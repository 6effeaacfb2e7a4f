import type { Poi } from '@parages/contracts/types';
import { featureGroups } from '@parages/contracts/vocabulary/themes/feature-groups';
import { featureGroupLabels } from '@parages/contracts/vocabulary/themes/feature-groups.fr';
import { useId } from 'react';
import { useLocal } from '../../../lib/i18n/local.ts';
import { useContentLang } from '../../../lib/i18n/use-content-lang.ts';
import classes from '../event.module.css';

type Group = Poi['featureGroups'][number];

const rankOf = ({ group }: Group): number => {
  const rank = (featureGroups as readonly string[]).indexOf(group);
  return rank === -1 ? featureGroups.length : rank;
};

export function EventFeatures({ groups }: { groups: readonly Group[] }) {
  return (
    <div className={classes.features}>
      {[...groups]
        .sort((one, other) => rankOf(one) - rankOf(other))
        .map((group) => (
          <FeatureGroup key={group.group} {...group} />
        ))}
    </div>
  );
}

function FeatureGroup({ group, features }: Group) {
  const local = useLocal({ featureGroupLabels });
  const labels: Record<string, string> = local.featureGroupLabels;
  const contentLang = useContentLang();
  const id = useId();
  return (
    <div>
      <h3 id={id}>{labels[group] ?? local.featureGroupLabels.Other}</h3>
      <ul aria-labelledby={id} {...contentLang}>
        {features.map((feature) => (
          <li key={feature.id}>{feature.label}</li>
        ))}
      </ul>
    </div>
  );
}
