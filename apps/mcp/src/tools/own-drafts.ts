import type { Parages } from '@parages/client';
import { dataOf } from '@parages/client/problems';
import type { OwnEventDetails } from '@parages/client/types';
import { z } from 'zod';
import { answerWith, errorText, ToolRefusal } from '../tool-answers.ts';
import { readOnly, type ToolContext } from '../tool-context.ts';
import {
  type DraftChanges,
  draftChanges,
  ownEvent,
  ownEventOf,
  savedDraft,
  savedDraftOf,
} from './draft-shapes.ts';
import { categoriesTab, contactsTab, datesTab, placeTab, pricesTab } from './draft-tabs.ts';

const changesDraft = { readOnlyHint: false, destructiveHint: false, openWorldHint: true } as const;

const changeable = new Set<OwnEventDetails['status']>(['draft', 'refused']);

/** The organisation of the key: a key belongs to one. */
async function organisationIdOf({ api }: Parages): Promise<string> {
  const { items } = await dataOf(api.GET('/api/v1/org/organisations'));
  const [organisation] = items;
  if (organisation === undefined)
    throw new ToolRefusal('organisation_missing: the key belongs to no organisation.');
  return organisation.id;
}

/** Saves the tabs that change, each with the version of the answer before. */
async function saveChanges(
  { api }: Parages,
  stored: OwnEventDetails,
  changes: DraftChanges,
): Promise<OwnEventDetails> {
  const params = { path: { poiId: stored.id } };
  let { version } = stored;
  let saved = stored;
  const keep = (next: OwnEventDetails): void => {
    saved = next;
    version = next.version;
  };
  const dates = datesTab(stored, changes);
  if (dates) {
    const body = { version, ...dates };
    keep(await dataOf(api.PATCH('/api/v1/org/pois/{poiId}/dates', { params, body })));
  }
  const categories = categoriesTab(stored, changes);
  if (categories) {
    const body = { version, ...categories };
    keep(await dataOf(api.PATCH('/api/v1/org/pois/{poiId}/categories', { params, body })));
  }
  const place = placeTab(stored, changes);
  if (place) {
    const body = { version, ...place };
    keep(await dataOf(api.PATCH('/api/v1/org/pois/{poiId}/place', { params, body })));
  }
  const prices = pricesTab(stored, changes);
  if (prices) {
    const body = { version, ...prices };
    keep(await dataOf(api.PATCH('/api/v1/org/pois/{poiId}/prices', { params, body })));
  }
  const contacts = contactsTab(changes);
  if (contacts) {
    const body = { version, ...contacts };
    keep(await dataOf(api.PATCH('/api/v1/org/pois/{poiId}/contacts', { params, body })));
  }
  return saved;
}

function registerListOwnEvents({ server, parages: { api } }: ToolContext): void {
  server.registerTool(
    'list_own_events',
    {
      title: 'List the events of the organisation',
      description:
        'Lists the events of the organisation of the key, the last changed first: drafts, those in review and published ones.',
      inputSchema: z.object({
        status: z
          .enum(['draft', 'in-review', 'accepted', 'refused', 'published', 'archived'])
          .optional(),
        text: z.string().max(100).optional().describe('Part of the title or of the town'),
        offset: z.number().int().min(0).max(10_000).optional(),
      }),
      outputSchema: z.object({ events: z.array(ownEvent), total: z.number() }),
      annotations: readOnly,
    },
    ({ status, text, offset = 0 }) =>
      answerWith(async () => {
        const query = { ...(status && { status }), ...(text && { q: text }), offset };
        const { items, total } = await dataOf(api.GET('/api/v1/org/pois', { params: { query } }));
        return { events: items.map(ownEventOf), total };
      }),
  );
}

/** The refusal of a part of a new draft, with the draft that exists since. */
function refusalAfter(created: OwnEventDetails, error: unknown): unknown {
  const text = errorText(error);
  if (text === undefined) return error;
  return new ToolRefusal(
    `${text}\nThe draft ${created.id} exists, with the parts saved before this error: correct it with update_draft, do not create it again.`,
  );
}

function registerCreateDraft({ server, parages }: ToolContext): void {
  server.registerTool(
    'create_draft',
    {
      title: 'Create a draft of an event',
      description:
        'Creates a draft in the organisation of the key. Visitors do not see it: a person of the organisation checks it and sends it to the moderators on the site for organisers. A repeated call creates a second draft: look for it with list_own_events when an answer was lost. An error that names a draft has created it: go on with update_draft.',
      inputSchema: draftChanges.extend({ title: draftChanges.shape.title.unwrap() }),
      outputSchema: savedDraft,
      annotations: changesDraft,
    },
    ({ title, ...content }) =>
      answerWith(async () => {
        const body = { organisationId: await organisationIdOf(parages), label: title };
        const created = await dataOf(parages.api.POST('/api/v1/org/pois', { body }));
        try {
          return savedDraftOf(await saveChanges(parages, created, content));
        } catch (error) {
          throw refusalAfter(created, error);
        }
      }),
  );
}

function registerUpdateDraft({ server, parages }: ToolContext): void {
  server.registerTool(
    'update_draft',
    {
      title: 'Change a draft of an event',
      description:
        'Changes the parts that are given, of a draft or a refused event. lacks says what it still needs. poi_version_stale: it was changed meanwhile, call again.',
      inputSchema: draftChanges.extend({ id: z.uuid() }),
      outputSchema: savedDraft,
      annotations: { ...changesDraft, destructiveHint: true, idempotentHint: true },
    },
    ({ id: poiId, ...changes }) =>
      answerWith(async () => {
        const params = { path: { poiId } };
        const stored = await dataOf(parages.api.GET('/api/v1/org/pois/{poiId}', { params }));
        // Of a draft, the service says why the key may not change it.
        if (!stored.isEditable && !changeable.has(stored.status))
          throw new ToolRefusal(
            `poi_not_editable: the event is ${stored.status}; drafts and refused events can be changed.`,
          );
        return savedDraftOf(await saveChanges(parages, stored, changes));
      }),
  );
}

/** The tools of a key with `events:write`. None of them publishes. */
export function registerOwnDrafts(context: ToolContext): void {
  registerListOwnEvents(context);
  registerCreateDraft(context);
  registerUpdateDraft(context);
}
