import { createHash } from 'node:crypto';
import { featureGroups } from '@parages/contracts/vocabulary/feature-groups';
import { featureGroupLabels } from '@parages/contracts/vocabulary/feature-groups.fr';
import { interests, interestThemes } from '@parages/contracts/vocabulary/interests';
import { interestLabels } from '@parages/contracts/vocabulary/interests.fr';
import { limits } from '@parages/contracts/vocabulary/limits';
import { liveStates } from '@parages/contracts/vocabulary/live-states';
import { liveStateLabels } from '@parages/contracts/vocabulary/live-states.fr';
import { locomotionModes } from '@parages/contracts/vocabulary/locomotion-modes';
import { locomotionModeLabels } from '@parages/contracts/vocabulary/locomotion-modes.fr';
import { poiOptions } from '@parages/contracts/vocabulary/options';
import { optionLabels } from '@parages/contracts/vocabulary/options.fr';
import { priceModes } from '@parages/contracts/vocabulary/price-modes';
import { priceModeLabels } from '@parages/contracts/vocabulary/price-modes.fr';
import { pricePolicies } from '@parages/contracts/vocabulary/price-policies';
import { pricePolicyLabels } from '@parages/contracts/vocabulary/price-policies.fr';
import { regionLevels } from '@parages/contracts/vocabulary/region-levels';
import { regionLevelLabels } from '@parages/contracts/vocabulary/region-levels.fr';
import { themes } from '@parages/contracts/vocabulary/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes.fr';
import { tourDifficulties } from '@parages/contracts/vocabulary/tour-difficulties';
import { tourDifficultyLabels } from '@parages/contracts/vocabulary/tour-difficulties.fr';
import { towns } from '@parages/contracts/vocabulary/towns';
import type { Entities } from './entities.schema.ts';

const labelled = <Id extends string>(
  ids: readonly Id[],
  labels: Readonly<Record<Id, string>>,
): { id: Id; label: string }[] => ids.map((id) => ({ id, label: labels[id] }));

const content = (): Omit<Entities, 'version'> => ({
  themes: labelled(themes, themeLabels),
  options: labelled(poiOptions, optionLabels),
  interests: interests.map((id) => ({
    id,
    label: interestLabels[id],
    themes: [...interestThemes[id]],
  })),
  priceModes: labelled(priceModes, priceModeLabels),
  pricePolicies: labelled(pricePolicies, pricePolicyLabels),
  featureGroups: labelled(featureGroups, featureGroupLabels),
  locomotionModes: labelled(locomotionModes, locomotionModeLabels),
  tourDifficulties: labelled(tourDifficulties, tourDifficultyLabels),
  liveStates: labelled(liveStates, liveStateLabels),
  regionLevels: labelled(regionLevels, regionLevelLabels),
  towns: towns.map((town) => ({ ...town, position: { ...town.position } })),
  limits: {
    bounds: { ...limits.bounds },
    radius: { ...limits.radius, steps: [...limits.radius.steps], zooms: [...limits.radius.zooms] },
    pageSize: {
      carousel: limits.pageSize.carousel,
      similar: limits.pageSize.similar,
      promoted: limits.pageSize.promoted,
      list: limits.pageSize.list,
      api: limits.pageSize.api,
      max: limits.pageSize.max,
    },
    labelMax: limits.label.max,
    descriptionMax: limits.description.max,
    periodsMax: limits.periods.max,
    imagesMax: limits.images.max,
    themesMax: limits.themes.max,
    contactEntries: limits.contactEntries,
    priceMaxCents: limits.priceMaxCents,
  },
});

/** The vocabulary as a client keeps it; its version is a digest of the rest. */
export function listEntities(): Entities {
  const entities = content();
  const version = createHash('sha256')
    .update(JSON.stringify(entities))
    .digest('base64url')
    .slice(0, 16);
  return { version, ...entities };
}
