import { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { jsonObject } from '../../http/fields.ts';
import { deleteMetadata, findMetadata, mergeMetadata } from './metadata.store.ts';

const readMetadata = endpoint({
  method: 'GET',
  path: '/recipe/user/metadata',
  input: z.object({ userId: z.string() }),
  answer: async ({ db }, { userId }) => ({
    status: 'OK',
    metadata: await findMetadata(db, userId),
  }),
});

/** Merges the first level of keys into the stored metadata; a null value removes its key. */
const writeMetadata = endpoint({
  method: 'PUT',
  path: '/recipe/user/metadata',
  input: z.object({ userId: z.string(), metadataUpdate: jsonObject }),
  answer: async ({ db }, { userId, metadataUpdate }) => {
    const entries = Object.entries(metadataUpdate);
    const added = Object.fromEntries(entries.filter(([, value]) => value !== null));
    const removed = entries.filter(([, value]) => value === null).map(([key]) => key);
    return { status: 'OK', metadata: await mergeMetadata(db, userId, { added, removed }) };
  },
});

const removeMetadata = endpoint({
  method: 'POST',
  path: '/recipe/user/metadata/remove',
  input: z.object({ userId: z.string() }),
  answer: async ({ db }, { userId }) => {
    await deleteMetadata(db, userId);
    return { status: 'OK' };
  },
});

/** Endpoints for the metadata of a user id, which need not be an account of this core. */
export const metadataEndpoints: Endpoint[] = [readMetadata, writeMetadata, removeMetadata];
