import swagger from '@fastify/swagger';
import { type ProblemCode, problems } from '@parages/contracts/vocabulary/problems';
import { sessionIdHeader } from '@parages/contracts/vocabulary/site/session-id';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Access, accessProblems } from '../access/access.ts';
import { apiPrefix } from '../api-prefix.ts';
import { problemSchema } from '../problems/problem-schema.ts';
import { describeDocument } from './describe-document.ts';
import { findDocumentFaults } from './document-faults.ts';
import type { OpenapiDocument } from './json-schema.ts';
import { type Docs, joinDocs } from './operation-docs.ts';
import { type RouteSchemas, zodSchemasOf } from './route-schemas.ts';
import { sharedDocs } from './shared-docs.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form that the route accepts beside its JSON body. */
    formBody?: z.ZodType;
  }
  interface FastifyInstance {
    /** Adds the prose of a capability to the document. */
    describe: (docs: Docs) => void;
    /** What the document lacks; empty in a document that a reader can use. */
    findDocumentFaults: () => string[];
  }
}

const commonProblems: readonly ProblemCode[] = [
  'request_invalid',
  'rate_limited',
  'internal_error',
  'service_unavailable',
  'query_timeout',
];

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sAccessToken',
    description: 'The session of a browser, which `POST /auth-api/signin` opens.',
  },
  sessionHeader: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The same token in a header, for clients without cookies.',
  },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: sessionIdHeader,
    description:
      'Any text, such as a random id of the visit. Every method except GET needs it beside the cookie, because another site can send the cookie but not a header; without it the answer is 401 `session_header_missing`.',
  },
} as const;

const notChanged = {
  type: 'null',
  description: 'The answer still has the entity tag of `If-None-Match`.',
};

const writes = (method: string | string[]): boolean =>
  [method].flat().some((one) => one !== 'GET' && one !== 'HEAD');

// The scopes name what an access requires beyond a session: a verified address, or a permission.
function securityOf(access: Access, isWrite: boolean): Record<string, string[]>[] {
  if (access === 'public') return [];
  const alternatives =
    typeof access === 'string'
      ? [access === 'session' ? [] : [access]]
      : access.map((permission) => [permission]);
  return alternatives.flatMap((scopes) => [
    { session: [...scopes], ...(isWrite && { antiForgery: [] }) },
    { sessionHeader: [...scopes] },
  ]);
}

const count = { type: 'integer', minimum: 0 };
// Headers of draft-ietf-httpapi-ratelimit-headers-06, and Retry-After of RFC 9110.
const rateHeaders = {
  'RateLimit-Limit': {
    description: 'Requests of this class per minute and address or account.',
    schema: count,
  },
  'RateLimit-Remaining': {
    description: 'Requests left in the current window.',
    schema: count,
  },
  'RateLimit-Reset': { description: 'Seconds until the window ends.', schema: count },
  'Retry-After': {
    description: 'Seconds until a retry may succeed.',
    schema: count,
  },
};
const rateHeaderRefs = Object.fromEntries(
  Object.keys(rateHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

type Operation = { responses?: Record<string, object> };

// The generator supports no response headers, so each 429 gets them afterwards.
function withRateHeaders<Paths extends object>(paths: Paths): Paths {
  const operations: Operation[] = Object.values(paths).flatMap((path) => Object.values(path));
  for (const { responses } of operations)
    if (responses?.[429]) responses[429] = { ...responses[429], headers: rateHeaderRefs };
  return paths;
}

type Transform = typeof jsonSchemaTransform;

function problemResponses(codes: readonly ProblemCode[]): Record<number, unknown> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes)
    byStatus.set(problems[code].status, [...(byStatus.get(problems[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}

// Fastify validates one schema of a body; the document lists one for each content type.
function withForm(data: Parameters<Transform>[0], json: unknown): object {
  const { formBody } = data.route.config ?? {};
  if (formBody === undefined) return {};
  const form = jsonSchemaTransform({ ...data, schema: { body: formBody } });
  const content = {
    'application/json': { schema: json },
    'multipart/form-data': { schema: form.schema?.body },
  };
  return { body: { content } };
}

const withProblems: Transform = (data) => {
  const answer = jsonSchemaTransform(data);
  if (answer.schema === undefined || answer.schema.hide === true) return answer;
  const { access = 'public', problems: own = [], freshSignIn } = data.route.config ?? {};
  const isWrite = writes(data.route.method);
  const header = isWrite && access !== 'public' ? (['session_header_missing'] as const) : [];
  const refusals = [...accessProblems(access, freshSignIn), ...header];
  const codes = [...new Set([...commonProblems, ...refusals, ...own])];
  const isPublicRead =
    access === 'public' &&
    !isWrite &&
    data.url.startsWith(`${apiPrefix}/`) &&
    '200' in zodSchemasOf(data.schema).response;
  const response = {
    ...(isPublicRead && { 304: notChanged }),
    ...(answer.schema.response as Record<string, unknown>),
    ...problemResponses(codes),
  };
  // OpenAPI defines no meaning for our scopes, so programs read the access from `x-access`.
  return {
    ...answer,
    schema: {
      ...answer.schema,
      ...withForm(data, answer.schema.body),
      response,
      'x-access': access,
      security: securityOf(access, isWrite),
    },
  };
};

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1;

// Drops the generator's second copy (`Input`) of each named schema, because responses have no input
// form. Sorts schemas by name, because the generator lists them in import order.
const withProblemSchema: typeof jsonSchemaTransformObject = (data) => {
  const document = jsonSchemaTransformObject(data);
  if (!('components' in document)) return document;
  const named = Object.entries(document.components?.schemas ?? {}).filter(
    ([id]) => !id.endsWith('Input'),
  );
  const { $schema: _dialect, ...problem } = z.toJSONSchema(problemSchema, {
    target: 'draft-2020-12',
  });
  const entries: [string, unknown][] = [...named, ['Problem', problem]];
  const schemas = Object.fromEntries(entries.toSorted(byName));
  const paths = withRateHeaders(document.paths ?? {});
  return {
    ...document,
    paths,
    components: { ...document.components, schemas, headers: rateHeaders },
  } as typeof document;
};

const info = {
  title: 'Parages',
  version: '1',
  license: { name: 'All rights reserved', identifier: 'LicenseRef-all-rights-reserved' },
  description:
    'Local events and activities by place, distance and date. Public operations need no credentials; their JSON has an `ETag` and is compressed when the client accepts it. ' +
    'Every refusal is an RFC 9457 problem with a stable `code`, which its `type` explains; a wrong method gets 405 with `Allow`. ' +
    'Days and times are those of Europe/Paris, instants are in UTC, distances in metres unless their name says kilometres, money in euro cents. ' +
    'Every response except those of webhooks and `robots.txt` has its rate limit in `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset`.',
};

export const openapiDocument = fp(async (app: FastifyInstance) => {
  const docs: Docs[] = [...sharedDocs];
  const routeSchemas = new Map<string, RouteSchemas>();
  app.decorate('describe', (more: Docs) => {
    docs.push(more);
  });
  app.addHook('onRoute', ({ schema }) => {
    if (schema?.operationId !== undefined)
      routeSchemas.set(schema.operationId, zodSchemasOf(schema));
  });
  app.decorate('findDocumentFaults', () =>
    findDocumentFaults(app.swagger() as unknown as OpenapiDocument, joinDocs(docs), routeSchemas),
  );
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info, servers: [{ url: '/' }], components: { securitySchemes } },
    transform: withProblems,
    transformObject: (data) =>
      describeDocument(
        withProblemSchema(data) as unknown as OpenapiDocument,
        joinDocs(docs),
      ) as ReturnType<typeof withProblemSchema>,
  });
});
