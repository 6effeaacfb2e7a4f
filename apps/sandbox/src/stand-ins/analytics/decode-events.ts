import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

const event = z.looseObject({
  event: z.string(),
  properties: z.record(z.string(), z.unknown()).default({}),
  distinct_id: z.union([z.string(), z.number()]).optional(),
  $set: z.record(z.string(), z.unknown()).optional(),
});
const body = z.union([
  z.array(event),
  z.object({ batch: z.array(event) }).transform(({ batch }) => batch),
  event.transform((one) => [one]),
]);

export type SentEvent = z.output<typeof event>;

const maxBytes = 5 * 1024 * 1024;
const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Decodes JSON, gzipped JSON, or a form with JSON in base64, regardless of the content type:
 * posthog-js sends all three.
 * @throws {Error} for anything else
 */
export function decodeEvents(bytes: Buffer): SentEvent[] {
  if (isGzip(bytes))
    return body.parse(
      JSON.parse(gunzipSync(bytes, { maxOutputLength: maxBytes }).toString('utf8')),
    );
  const text = bytes.toString('utf8');
  if (!text.startsWith('data=')) return body.parse(JSON.parse(text));
  const encoded = new URLSearchParams(text).get('data') ?? '';
  return body.parse(
    JSON.parse(Buffer.from(encoded.replaceAll(' ', '+'), 'base64').toString('utf8')),
  );
}
