import { createHash } from 'node:crypto';
import { interests, interestThemes } from '@parages/contracts/vocabulary/accounts/interests';
import { interestLabels } from '@parages/contracts/vocabulary/accounts/interests.fr';
import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { limits } from '@parages/contracts/vocabulary/limits';
import { regionLevels } from '@parages/contracts/vocabulary/places/region-levels';
import { regionLevelLabels } from '@parages/contracts/vocabulary/places/region-levels.fr';
import { towns } from '@parages/contracts/vocabulary/places/towns';
import { priceModes } from '@parages/contracts/vocabulary/prices/price-modes';
import { priceModeLabels } from '@parages/contracts/vocabulary/prices/price-modes.fr';
import { pricePolicies } from '@parages/contracts/vocabulary/prices/price-policies';
import { pricePolicyLabels } from '@parages/contracts/vocabulary/prices/price-policies.fr';
import { featureGroups } from '@parages/contracts/vocabulary/themes/feature-groups';
import { featureGroupLabels } from '@parages/contracts/vocabulary/themes/feature-groups.fr';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.fr';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { locomotionModes } from '@parages/contracts/vocabulary/tours/locomotion-modes';
import { locomotionModeLabels } from '@parages/contracts/vocabulary/tours/locomotion-modes.fr';
import { tourDifficulties } from '@parages/contracts/vocabulary/tours/tour-difficulties';
import { tourDifficultyLabels } from '@parages/contracts/vocabulary/tours/tour-difficulties.fr';
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

export function listEntities(): Entities {
  const entities = content();
  const version = createHash('sha256')
    .update(JSON.stringify(entities))
    .digest('base64url')
    .slice(0, 16);
  return { version, ...entities };
}
