import { createHash } from 'node:crypto';
import type { ExternalPoiBody } from './external.schema.ts';
import { payloadHashPrefix } from './external-source.domain.ts';

export const externalTabs = [
  'categories',
  'dates',
  'place',
  'prices',
  'contacts',
  'traces',
] as const;
export type ExternalTab = (typeof externalTabs)[number];

/** Of each part of the last payload that changed an event; null for a part that was never sent. */
export type PayloadHashes = Record<ExternalTab | 'submission', string | null>;

const parts = [...externalTabs, 'submission'] as const;
const none = '-';

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** Hashes of a validated payload, whose properties have the order of its schema. */
export function hashesOf(body: ExternalPoiBody): PayloadHashes {
  const entries = parts.map((part) => [part, body[part] === undefined ? null : hashOf(body[part])]);
  return Object.fromEntries(entries) as PayloadHashes;
}

/** Whether the last writer was a payload, not a file or a feed. */
export const isOfPayload = (sourceHash: string | null): sourceHash is string =>
  sourceHash?.startsWith(payloadHashPrefix) === true;

/** `sourceHash` of another writer, such as an import, says nothing of a payload. */
export function readHashes(sourceHash: string | null): PayloadHashes {
  const hashes = isOfPayload(sourceHash)
    ? sourceHash.slice(payloadHashPrefix.length).split('.')
    : [];
  const entries = parts.map((part, index) => {
    const hash = hashes[index];
    return [part, hash === undefined || hash === none ? null : hash];
  });
  return Object.fromEntries(entries) as PayloadHashes;
}

/**
 * What `poi.source_hash` keeps: a part that a payload leaves out keeps its former hash. A payload
 * with a new tab and without `submission` forgets the former one, which was about other content: the
 * next payload with `submission` submits the event.
 */
export const writeHashes = (
  former: PayloadHashes,
  sent: PayloadHashes,
  { isNew }: { isNew: boolean },
): string => {
  const kept = isNew ? { ...former, submission: null } : former;
  return payloadHashPrefix + parts.map((part) => sent[part] ?? kept[part] ?? none).join('.');
};
