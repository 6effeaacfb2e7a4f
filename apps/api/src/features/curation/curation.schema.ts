import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { limits } from '@parages/contracts/vocabulary/limits';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';
import { plainLine } from '../../platform/input/plain-text.ts';

const text = z.string().nullable();
const unique = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .overwrite((list) => [...new Set(list)]);

export const poiParams = z.strictObject({ poiId: z.uuid() });
export const slugParams = z.strictObject({ slugFr: boundedText(200).min(1) });

const poiActs = ['images', 'image-search', 'themes', 'visibility', 'reassignment', 'edit'] as const;
export type PoiAct = (typeof poiActs)[number];

export const moderatedPoiSchema = z
  .object({
    id: z.string(),
    slugFr: text,
    label: z.string(),
    version: z.int(),
    status: z.enum(poiStatuses),
    isOnline: z.boolean().describe('True when visitors can read it: published and not hidden'),
    isEnabled: z.boolean(),
    disabledReason: text,
    themes: z.array(z.enum(themes)),
    tags: z.array(z.string()),
    organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
    source: text.describe('The import that created it; null for an event of an organiser'),
    isImportLocked: z.boolean().describe('True when imports no longer change it'),
    isOwn: z
      .boolean()
      .describe('True for an organisation of the caller: another moderator decides'),
    acts: z.array(z.enum(poiActs)).describe('Acts that the caller may perform'),
  })
  .meta({
    id: 'ModeratedPoi',
    description: 'An event for moderators on its public page, including hidden events.',
  });
export type ModeratedPoi = z.output<typeof moderatedPoiSchema>;

export const themesBody = z
  .strictObject({
    themes: unique(z.enum(themes), themes.length).optional(),
    tags: unique(plainLine(limits.tag.maxLength).min(1), limits.tag.most).optional(),
  })
  .refine(({ themes: named = [], tags = [] }) => named.length + tags.length > 0, {
    path: ['themes'],
    message: 'A theme or a tag is required',
  });
export type ThemesBody = z.output<typeof themesBody>;

export const poiThemesSchema = z
  .object({
    id: z.string(),
    version: z.int(),
    themes: z.array(z.enum(themes)),
    tags: z.array(z.string()),
  })
  .meta({
    id: 'PoiThemes',
    description: 'Themes and tags of an event after a change; the card shows the first theme.',
  });
export type PoiThemes = z.output<typeof poiThemesSchema>;

export const assigneeQuery = z.strictObject({
  q: plainLine(limits.label.max).min(1).describe('Part of a name, or a SIREN'),
});
export const assigneesSchema = z
  .object({
    items: z.array(
      z.object({ id: z.string(), name: z.string(), locality: z.string(), siren: text }),
    ),
  })
  .meta({
    id: 'Assignees',
    description: 'Approved organisations that can receive an event, best match first.',
  });
export type Assignees = z.output<typeof assigneesSchema>;
