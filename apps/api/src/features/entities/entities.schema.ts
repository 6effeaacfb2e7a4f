import { interests } from '@parages/contracts/vocabulary/accounts/interests';
import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { regionLevels } from '@parages/contracts/vocabulary/places/region-levels';
import { priceModes } from '@parages/contracts/vocabulary/prices/price-modes';
import { pricePolicies } from '@parages/contracts/vocabulary/prices/price-policies';
import { featureGroups } from '@parages/contracts/vocabulary/themes/feature-groups';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { locomotionModes } from '@parages/contracts/vocabulary/tours/locomotion-modes';
import { tourDifficulties } from '@parages/contracts/vocabulary/tours/tour-difficulties';
import { z } from 'zod';
import { positionSchema } from '../../platform/input/position-schema.ts';

const entry = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.object({ id: z.enum(values), label: z.string() });
const numbers = z.array(z.number());

const limitsSchema = z.object({
  bounds: z.object({ west: z.number(), east: z.number(), south: z.number(), north: z.number() }),
  radius: z.object({ steps: numbers, zooms: numbers, defaultKm: z.number(), maxKm: z.number() }),
  pageSize: z.object({
    carousel: z.int(),
    similar: z.int(),
    promoted: z.int(),
    list: z.int(),
    api: z.int(),
    max: z.int(),
  }),
  labelMax: z.int(),
  descriptionMax: z.int(),
  periodsMax: z.int(),
  imagesMax: z.int(),
  themesMax: z.int(),
  contactEntries: z.int(),
  priceMaxCents: z.int(),
});

export const entitiesSchema = z
  .object({
    version: z.string().describe('Changes when any other property changes'),
    themes: z.array(entry(themes)),
    options: z.array(entry(poiOptions)),
    interests: z.array(entry(interests).extend({ themes: z.array(z.enum(themes)) })),
    priceModes: z.array(entry(priceModes)),
    pricePolicies: z.array(entry(pricePolicies)),
    featureGroups: z.array(entry(featureGroups)),
    locomotionModes: z.array(entry(locomotionModes)),
    tourDifficulties: z.array(entry(tourDifficulties)),
    liveStates: z.array(entry(liveStates)),
    regionLevels: z.array(entry(regionLevels)),
    towns: z.array(
      z.object({ slug: z.string(), name: z.string(), insee: z.string(), position: positionSchema }),
    ),
    limits: limitsSchema,
  })
  .meta({ id: 'Entities' });

export type Entities = z.output<typeof entitiesSchema>;
