import swagger from '@fastify/swagger';
import { idempotencyProblems } from '@parages/contracts/vocabulary/idempotency-problems';
import type { ApiKeyScope } from '@parages/contracts/vocabulary/organisations/api-keys';
import { type ProblemCode, problems } from '@parages/contracts/vocabulary/problems';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Access, accessProblems, apiKeyProblems } from '../access/access.ts';
import { apiKeyScopeOf } from '../access/api-keys.ts';
import { apiPrefix } from '../api-prefix.ts';
import { problemSchema } from '../problems/problem-schema.ts';
import { describeDocument } from './describe-document.ts';
import { findDocumentFaults } from './document-faults.ts';
import {
  answerHeaderDocs,
  idempotencyHeaders,
  notChanged,
  revalidationHeaders,
  withAnswerHeaders,
} from './document-headers.ts';
import { info, securitySchemes } from './document-info.ts';
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
  'api_key_in_query',
  'rate_limited',
  'internal_error',
  'service_unavailable',
  'query_timeout',
];

const idempotencyCodes = Object.keys(idempotencyProblems) as (keyof typeof idempotencyProblems)[];

const writes = (method: string | string[]): boolean =>
  [method].flat().some((one) => one !== 'GET' && one !== 'HEAD');

// `x-access` and the description say what a session must be allowed to; the list of `apiKey` names
// the scope of a key (OpenAPI 3.1). `{}`: no credentials are needed.
const securityOf = (
  access: Access,
  isWrite: boolean,
  scope: ApiKeyScope | undefined,
): Record<string, string[]>[] => {
  const byKey = scope === undefined ? [] : [{ apiKey: [scope] }];
  return access === 'public'
    ? [...(byKey.length > 0 ? [{}] : []), ...byKey]
    : [{ session: [], ...(isWrite && { antiForgery: [] }) }, { sessionHeader: [] }, ...byKey];
};

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

// A form is not read into one body, which an `Idempotency-Key` would compare.
const isForm = ({ schema }: Parameters<Transform>[0]): boolean =>
  (schema as { consumes?: readonly string[] } | undefined)?.consumes?.includes(
    'multipart/form-data',
  ) === true;

const withProblems: Transform = (data) => {
  const answer = jsonSchemaTransform(data);
  if (answer.schema === undefined || answer.schema.hide === true) return answer;
  const { access = 'public', problems: own = [] } = data.route.config ?? {};
  const { freshSignIn, isNeverStored = false } = data.route.config ?? {};
  const isWrite = writes(data.route.method);
  const header = isWrite && access !== 'public' ? (['session_header_missing'] as const) : [];
  const { method, config } = data.route;
  const keyed = { method, url: data.url, config };
  const refusals = [...accessProblems(access, freshSignIn), ...header, ...apiKeyProblems(keyed)];
  const isChangeByKey = isWrite && apiKeyScopeOf(keyed) !== undefined;
  const isRepeatable = isChangeByKey && !isForm(data);
  const ofForm = isChangeByKey ? (['idempotency_key_invalid'] as const) : [];
  const repeated = isRepeatable ? idempotencyCodes : ofForm;
  const codes = [...new Set([...commonProblems, ...refusals, ...repeated, ...own])];
  const isTagged =
    access === 'public' &&
    !isWrite &&
    !isNeverStored &&
    data.url.startsWith(`${apiPrefix}/`) &&
    '200' in zodSchemasOf(data.schema).response;
  const response = {
    ...(isTagged && { 304: notChanged }),
    ...(answer.schema.response as Record<string, unknown>),
    ...problemResponses(codes),
  };
  // Programs read the access from `x-access`.
  return {
    ...answer,
    schema: {
      ...answer.schema,
      ...withForm(data, answer.schema.body),
      ...(304 in response && { headers: revalidationHeaders }),
      ...(isRepeatable && { headers: idempotencyHeaders }),
      ...(freshSignIn && { 'x-fresh-sign-in': true }),
      response,
      'x-access': access,
      security: securityOf(access, isWrite, apiKeyScopeOf(keyed)),
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
  const paths = withAnswerHeaders(document.paths ?? {});
  return {
    ...document,
    paths,
    components: { ...document.components, schemas, headers: answerHeaderDocs },
  } as typeof document;
};

export const openapiDocument = fp(async (app: FastifyInstance) => {
  const docs: Docs[] = [];
  const routeSchemas = new Map<string, RouteSchemas>();
  app.decorate('describe', (more: Docs) => {
    docs.push(more);
  });
  app.addHook('onRoute', ({ schema }) => {
    if (schema?.operationId !== undefined)
      routeSchemas.set(schema.operationId, zodSchemasOf(schema));
  });
  app.decorate('findDocumentFaults', () =>
    findDocumentFaults(
      app.swagger() as unknown as OpenapiDocument,
      joinDocs(sharedDocs, docs),
      routeSchemas,
    ),
  );
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info, servers: [{ url: '/' }], components: { securitySchemes } },
    transform: withProblems,
    transformObject: (data) =>
      describeDocument(
        withProblemSchema(data) as unknown as OpenapiDocument,
        joinDocs(sharedDocs, docs),
      ) as ReturnType<typeof withProblemSchema>,
  });
});
