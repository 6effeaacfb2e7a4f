import { contactTypes } from '@parages/contracts/vocabulary/events/contact-types';
import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { poiErrorCodes } from '@parages/contracts/vocabulary/events/poi-errors';
import { eachPoiFigure } from '@parages/contracts/vocabulary/events/poi-figures';
import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { poiTabs } from '@parages/contracts/vocabulary/events/poi-tabs';
import { refusalReasons } from '@parages/contracts/vocabulary/events/refusal-reasons';
import { doubtReasons } from '@parages/contracts/vocabulary/imports/doubt-reasons';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { mediaOrigins } from '@parages/contracts/vocabulary/pictures/media-origins';
import { priceModes } from '@parages/contracts/vocabulary/prices/price-modes';
import { pricePolicies } from '@parages/contracts/vocabulary/prices/price-policies';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { locomotionModes } from '@parages/contracts/vocabulary/tours/locomotion-modes';
import { tourDifficulties } from '@parages/contracts/vocabulary/tours/tour-difficulties';
import { eachFigure } from '@parages/contracts/vocabulary/tours/tour-figures';
import { z } from 'zod';
import { positionSchema } from '../../platform/input/position-schema.ts';

const text = z.string().nullable();
const wholeNumber = z.int().nullable();
const share = z.number().min(0).max(1);
const status = z.enum(poiStatuses);
const placeDoubt = z.enum(doubtReasons).nullable();

const featureSchema = z.object({ id: z.string(), group: z.string(), label: z.string() });
export const featureListSchema = z
  .object({
    items: z.array(
      z.object({
        group: z.string(),
        label: z.string(),
        features: z.array(z.object({ id: z.string(), label: z.string() })),
      }),
    ),
  })
  .meta({
    id: 'FeatureList',
    description: 'The features that an event may have, by group, in the order of the event page.',
  });
export type FeatureList = z.output<typeof featureListSchema>;

const periodSchema = z.object({
  startDate: z.string(),
  endDate: z.string(),
  startTime: text,
  endTime: text,
  note: text,
});
export const priceSchema = z.object({
  minPriceCents: wholeNumber,
  maxPriceCents: wholeNumber,
  priceModes: z.array(z.enum(priceModes)),
  policyName: z.enum(pricePolicies).nullable(),
  label: text,
  startDate: text,
  endDate: text,
  additionalInfo: text,
});
export const contactSchema = z.object({
  type: z.enum(contactTypes),
  legalName: text,
  emails: z.array(z.string()),
  phoneNumbers: z.array(z.string()),
  websites: z.array(z.string()),
});
const imageSchema = z.object({
  id: z.string(),
  title: text,
  credits: text,
  license: text,
  licenseUrl: text,
  width: wholeNumber,
  height: wholeNumber,
  position: z.int(),
  thumbhash: text,
  focal: z.object({ x: share, y: share }),
  origin: z.enum(mediaOrigins).nullable(),
  sourceUrl: text,
  isDrawing: z.boolean(),
});

export const editedTour = {
  ...eachFigure(wholeNumber),
  locomotionModes: z.array(z.enum(locomotionModes)),
  difficulty: z.enum(tourDifficulties).nullable(),
};
const waypoint = { ...positionSchema.shape, altitudeM: z.number().nullable() };
const tracePointSchema = z.object({ ...waypoint, distanceM: z.int() });

export const contentShape = {
  categories: z.object({
    themes: z.array(z.enum(themes)),
    tags: z.array(z.string()),
    features: z.array(featureSchema),
    options: z.array(z.enum(poiOptions)),
    knownOptions: z.array(z.enum(poiOptions)),
  }),
  dates: z.object({
    label: z.string(),
    description: z.string(),
    isPermanent: z.boolean(),
    ...eachPoiFigure(() => wholeNumber),
    periods: z.array(periodSchema),
  }),
  place: z.object({
    name: text,
    streetAddress: text,
    postalCode: text,
    locality: text,
    position: positionSchema.nullable(),
  }),
  prices: z.object({ isFree: z.boolean(), prices: z.array(priceSchema) }),
  images: z.array(imageSchema),
  contacts: z.array(contactSchema),
};
export const storedTour = z.object({
  ...editedTour,
  pointCount: z.int().nullable(),
  lineHash: text,
  trace: z.array(z.object(waypoint)).nullable(),
});
const tracesSchema = z.object({
  tour: z
    .object({
      ...editedTour,
      pointCount: z.int().nullable(),
      trace: z.array(tracePointSchema).nullable(),
    })
    .nullable(),
});

const poiErrorSchema = z
  .object({ tab: z.enum(poiTabs), field: z.string(), code: z.enum(poiErrorCodes) })
  .meta({
    id: 'PoiError',
    description:
      '`field`: JSON pointer into the event (`/dates/periods/0/startDate`); its first part is the tab.',
  });

export const changeSchema = z
  .object({ field: z.string(), from: z.unknown(), to: z.unknown() })
  .meta({
    id: 'PoiChange',
    description:
      '`field`: as in errors. For a list, `from` has the removed entries and `to` the added ones; a change of order alone has the field `…/order`.',
  });
export type Change = z.output<typeof changeSchema>;

const versionSchema = z.object({ number: z.int(), label: z.string(), updatedAt: z.string() });
const tabSchema = z.object({ tab: z.enum(poiTabs), isDone: z.boolean(), errors: z.int() });

export const organiserPoiSchema = z
  .object({
    id: z.string(),
    slugFr: text.describe('Null until the first publication'),
    source: text.describe(
      'The feed that it was imported from, or `import:` and the id of the organisation that wrote it by a file or by its external id; null for an event made in the editor',
    ),
    organisation: z
      .object({
        id: z.string(),
        name: z.string(),
        slug: z.string(),
        status: z.enum(organisationStatuses),
      })
      .nullable(),
    role: z.enum(['owner', 'editor', 'reader', 'moderator']).describe('The role of the caller'),
    version: z.int().describe('Version number; sent back with the next change'),
    status,
    label: z.string(),
    isEditable: z.boolean(),
    ...contentShape,
    traces: tracesSchema,
    autopublish: z.boolean(),
    publishedVersion: versionSchema.nullable(),
    workingVersion: z
      .object({ ...versionSchema.shape, status, submittedAt: text, decidedAt: text })
      .nullable()
      .describe('The working version, which the tabs show; null while there is none'),
    changes: z
      .array(changeSchema)
      .describe('The differences of the working version from the published one'),
    completeness: z.object({ percent: z.int(), tabs: z.array(tabSchema) }),
    errors: z.array(poiErrorSchema).describe('Errors that prevent the submission'),
    allowedTransitions: z
      .array(status)
      .describe(
        'The statuses to which the caller may move the event now; its own status allows saving',
      ),
    canDiscardRevision: z.boolean(),
    canWithdraw: z.boolean().describe('The caller may return the event from review to draft'),
    canDelete: z.boolean().describe('The caller may delete the event, which was never published'),
    refusal: z
      .object({ reasons: z.array(z.enum(refusalReasons)), comment: text, decidedAt: text })
      .nullable(),
    review: z
      .object({ submittedAt: z.string(), medianDelayMin: wholeNumber })
      .nullable()
      .describe('Null unless the event is in review; the median delay is that of the last 30 days'),
    liveState: z.enum(liveStates),
    isEnabled: z.boolean(),
    disabledReason: text,
    placeDoubt,
    publishedAt: text,
    archivedAt: text,
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({
    id: 'OrganiserPoi',
    description:
      'An event as its organiser edits it. `status`: that of the working version, else published or archived. `tour.trace` is thinned to a profile; `pointCount` counts the points of the file.',
  });
export type OrganiserPoi = z.output<typeof organiserPoiSchema>;

export const listItem = z
  .object({
    id: z.string(),
    slugFr: text,
    label: z.string(),
    status,
    isPublished: z.boolean(),
    version: z.int(),
    organisation: z.object({ id: z.string(), name: z.string() }),
    theme: z.enum(themes).nullable(),
    locality: text,
    startDate: text,
    endDate: text,
    startTime: text,
    isPast: z.boolean(),
    isPermanent: z.boolean(),
    mainMediaFileId: text,
    liveState: z.enum(liveStates),
    isEnabled: z.boolean(),
    placeDoubt,
    updatedAt: z.string(),
  })
  .meta({
    id: 'OrganiserPoiItem',
    description:
      'With its next period, else its last one. `isPublished`: whether visitors see a version of the event; independent of its working version.',
  });

const counts = z.record(status, z.int());
export const organiserPoiListSchema = z
  .object({ items: z.array(listItem), total: z.int(), counts, placesInDoubt: z.int() })
  .meta({
    id: 'OrganiserPoiList',
    description:
      'In the order of `sort`. `total`: events that match the query. `counts`: by status, for the same organisations and words; an event with a published and a working version counts for both.',
  });
export type OrganiserPoiList = z.output<typeof organiserPoiListSchema>;

export const historyEntry = z.object({
  id: z.string(),
  happenedAt: z.string(),
  actorKind: z.enum(['organiser', 'moderator', 'import', 'system']),
  actor: text.describe(
    'First name of the actor; null once the account is deleted, and for a moderator unless the caller is one',
  ),
  isMe: z.boolean(),
  action: z.string(),
  versionNumber: wholeNumber,
  fromStatus: status.nullable(),
  toStatus: status.nullable(),
  changes: z.array(changeSchema),
  reasons: z.array(z.enum(refusalReasons)),
  comment: text,
  note: text.describe('For moderators only; null without one'),
});
export const poiHistorySchema = z
  .object({
    items: z.array(historyEntry),
    next: text.describe('`before` of the next page; null on the last one'),
  })
  .meta({
    id: 'PoiHistory',
    description:
      'Newest first. Saves of one account, each within 30 minutes of the one before, are one entry.',
  });
export type PoiHistory = z.output<typeof poiHistorySchema>;

export const earlierRefusalSchema = z
  .object({
    refusal: z
      .object({
        refusedAt: z.string(),
        moderator: text.describe('First name; null once the account is deleted'),
        reasons: z.array(z.enum(refusalReasons)),
        comment: text,
        note: text,
        changes: z.array(changeSchema).describe('What was saved since, merged by field'),
      })
      .nullable()
      .describe('Null when the last decision about the event is no refusal'),
  })
  .meta({ id: 'EarlierRefusal' });
export type EarlierRefusal = z.output<typeof earlierRefusalSchema>;
