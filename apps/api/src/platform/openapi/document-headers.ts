const count = { type: 'integer', minimum: 0 };
const text = { type: 'string' };

/** Headers of answers. Those of rate limits follow draft-ietf-httpapi-ratelimit-headers-06. */
export const answerHeaderDocs = {
  'RateLimit-Limit': {
    description: 'Requests of this class per minute and address or account.',
    schema: count,
  },
  'RateLimit-Remaining': { description: 'Requests left in the current window.', schema: count },
  'RateLimit-Reset': { description: 'Seconds until the window ends.', schema: count },
  'Retry-After': { description: 'Seconds until a retry may succeed.', schema: count },
  ETag: {
    description:
      'Entity tag of the answer, for `If-None-Match`; absent when `Cache-Control` forbids storing it.',
    schema: text,
  },
  Vary: { description: 'Request headers on which the answer depends.', schema: text },
};

const refs = (names: readonly (keyof typeof answerHeaderDocs)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const limited = refs(['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After']);
const later = refs(['Retry-After']);
const tagged = refs(['ETag', 'Vary']);

type Responses = Record<string, object>;

function headersOf(status: string, responses: Responses): object | undefined {
  if (status === '429') return limited;
  if (status === '503') return later;
  const isTagged = '304' in responses && (status === '200' || status === '304');
  return isTagged ? tagged : undefined;
}

/** The generator supports no headers of answers: they are added to its paths. */
export function withAnswerHeaders<Paths extends object>(paths: Paths): Paths {
  const operations: { responses?: Responses }[] = Object.values(paths).flatMap((path) =>
    Object.values(path),
  );
  for (const { responses = {} } of operations)
    for (const [status, answer] of Object.entries(responses)) {
      const headers = headersOf(status, responses);
      if (headers !== undefined) responses[status] = { ...answer, headers };
    }
  return paths;
}

/** The request header of an operation that answers 304. */
export const revalidationHeaders = {
  type: 'object',
  properties: { 'If-None-Match': text },
};

/** The request header of a change that accepts API keys. */
export const idempotencyHeaders = {
  type: 'object',
  properties: { 'Idempotency-Key': { type: 'string', minLength: 1, maxLength: 257 } },
};

export const notChanged = {
  type: 'null',
  description: 'The answer still has the entity tag of `If-None-Match`.',
};
