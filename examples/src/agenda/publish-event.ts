import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Parages } from '@parages/client';
import { dataOf, ParagesUnreachable } from '@parages/client/problems';
import type { OwnEventDetails, PublicEvent } from '@parages/client/types';
import type { EventContent } from './settings.ts';

const dayMs = 86_400_000;
const dayIn = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Sends a POST, and when its answer was lost again with the same key: it is carried out once. */
async function once<T>(post: (header: { 'Idempotency-Key': string }) => Promise<T>): Promise<T> {
  const header = { 'Idempotency-Key': randomUUID() };
  try {
    return await post(header);
  } catch (error) {
    if (!(error instanceof ParagesUnreachable)) throw error;
    return post(header);
  }
}

/** Creates a draft in the organisation of the key and fills its tabs. */
export async function createEvent(
  { api }: Parages,
  content: EventContent,
): Promise<OwnEventDetails> {
  const { items } = await dataOf(api.GET('/api/v1/org/organisations'));
  const [organisation] = items;
  if (organisation === undefined) throw new Error('The key belongs to no organisation');
  const { label } = content.dates;
  const draft = { organisationId: organisation.id, label };
  const created = await once((header) =>
    dataOf(api.POST('/api/v1/org/pois', { params: { header }, body: draft })),
  );
  const params = { path: { poiId: created.id } };
  const day = dayIn(content.inDays);
  const { startTime, endTime } = content;
  const periods = [{ startDate: day, endDate: day, startTime, endTime }];
  // Each save names the version of the answer before.
  let { version } = await dataOf(
    api.PATCH('/api/v1/org/pois/{poiId}/categories', {
      params,
      body: { version: created.version, ...content.categories },
    }),
  );
  ({ version } = await dataOf(
    api.PATCH('/api/v1/org/pois/{poiId}/dates', {
      params,
      body: { version, ...content.dates, periods },
    }),
  ));
  ({ version } = await dataOf(
    api.PATCH('/api/v1/org/pois/{poiId}/place', { params, body: { version, ...content.place } }),
  ));
  ({ version } = await dataOf(
    api.PATCH('/api/v1/org/pois/{poiId}/prices', { params, body: { version, ...content.prices } }),
  ));
  return dataOf(
    api.PATCH('/api/v1/org/pois/{poiId}/contacts', {
      params,
      body: { version, ...content.contacts },
    }),
  );
}

/**
 * Adds a picture from a file; the answer has the next version of the event. A form takes no
 * `Idempotency-Key`.
 */
export async function addPicture(
  { api }: Parages,
  poiId: string,
  { file, ...words }: { file: Blob } & EventContent['picture'],
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  form.append('file', file, 'picture.jpg');
  const { version } = await dataOf(
    api.POST('/api/v1/org/pois/{poiId}/media', {
      params: { path: { poiId } },
      // The document types the body of a form as text.
      body: form as never,
      bodySerializer: (body) => body,
    }),
  );
  return version;
}

/** Sends the event to the moderators, to be published once it is accepted. */
export const sendEvent = ({ api }: Parages, poiId: string, version: number) =>
  once((header) =>
    dataOf(
      api.POST('/api/v1/org/pois/{poiId}/submission', {
        params: { path: { poiId }, header },
        body: { version, autopublish: true },
      }),
    ),
  );

/**
 * Waits for the decision and reads the event as visitors do.
 * @throws Error with the reasons when the moderators refuse it
 */
export async function readPublished(
  { api }: Parages,
  poiId: string,
  everyMs: number,
): Promise<PublicEvent> {
  const params = { path: { poiId } };
  for (;;) {
    const { status, refusal } = await dataOf(api.GET('/api/v1/org/pois/{poiId}', { params }));
    if (status === 'published') return dataOf(api.GET('/api/v1/pois/{poiId}', { params }));
    if (status === 'refused') throw new Error(`Refused: ${refusal?.reasons.join(', ')}`);
    await pause(everyMs);
  }
}

/** Takes the event off the site. The title confirms that this event is meant. */
export async function archiveEvent({ api }: Parages, poiId: string): Promise<void> {
  const params = { path: { poiId } };
  const { version, label } = await dataOf(api.GET('/api/v1/org/pois/{poiId}', { params }));
  const body = { version, confirmation: label };
  await once((header) =>
    dataOf(api.POST('/api/v1/org/pois/{poiId}/archival', { params: { ...params, header }, body })),
  );
}
