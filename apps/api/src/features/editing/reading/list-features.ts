import { featureGroups } from '@parages/contracts/vocabulary/themes/feature-groups';
import { featureGroupLabels } from '@parages/contracts/vocabulary/themes/feature-groups.fr';
import type { Db } from '../../../platform/database/database.ts';
import type { FeatureList } from '../organiser-poi.schema.ts';
import { readingRepository } from './reading.repository.ts';

export type ListFeaturesDeps = { db: Db };

export const listFeatures =
  ({ db }: ListFeaturesDeps) =>
  async (): Promise<FeatureList> => {
    const rows = await readingRepository(db).listFeatures();
    const groups = featureGroups.map((group) => ({
      group,
      label: featureGroupLabels[group],
      features: rows
        .filter((feature) => feature.group === group)
        .map(({ id, labelFr }) => ({ id, label: labelFr })),
    }));
    return { items: groups.filter(({ features }) => features.length > 0) };
  };
