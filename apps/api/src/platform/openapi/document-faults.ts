import { problems } from '@parages/contracts/vocabulary/problems';
import type { z } from 'zod';
import { problemSchema } from '../problems/problem-schema.ts';
import { findDocs } from './describe-document.ts';
import { tags } from './document-tags.ts';
import { contradictionsIn } from './example-faults.ts';
import {
  isNullable,
  listDocumentProperties,
  listOperations,
  type OpenapiDocument,
  type Operation,
  type Property,
} from './json-schema.ts';
import type { JoinedDocs } from './operation-docs.ts';
import type { RouteSchemas } from './route-schemas.ts';

const filler = /^(gets?|returns?|retrieves?) (the|an?) [\w-]+( [\w-]+)?\.?$/i;
const units =
  /cents|euros|metres|\bkm\b|minutes|seconds|instants?|days?|weeks?|years?|degrees|pixels|bytes|per ?cent|fractions?|numbers?|how many|counts?|version|from 0|from 1|offset|status/i;

// The unit of a length, a price or a duration is the end of its name.
const unitOfName = /(Cents|Km|M|Min|Bytes)$/;

const isText = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '';
const isJson = (type: string): boolean => /json$/.test(type);

function faultsOfProse(owner: string, { summary, description, tags: own }: Operation): string[] {
  const known: readonly string[] = tags.map(({ name }) => name);
  return [
    ...(isText(summary) ? [] : [`${owner}: no summary`]),
    ...(summary && (filler.test(summary) || summary.endsWith('.') || summary.length > 80)
      ? [`${owner}: the summary says no more than the name, ends with a full stop or is long`]
      : []),
    ...(isText(description) && description !== summary ? [] : [`${owner}: no description`]),
    ...(own?.length === 1 && known.includes(own[0] ?? '') ? [] : [`${owner}: one tag of tags.ts`]),
  ];
}

function faultsOfOperation(operation: Operation): string[] {
  const { operationId: owner, parameters = [], requestBody, responses } = operation;
  const lacksExample = (content: Record<string, object> | undefined): boolean =>
    Object.entries(content ?? {}).some(
      ([type, media]) => isJson(type) && !('example' in media) && !('examples' in media),
    );
  return [
    ...faultsOfProse(owner, operation),
    ...parameters.flatMap(({ name, description, example }) => [
      ...(isText(description) ? [] : [`${owner}: parameter ${name} has no description`]),
      ...(example === undefined ? [`${owner}: parameter ${name} has no example`] : []),
    ]),
    ...(lacksExample(requestBody?.content) ? [`${owner}: no example of the request`] : []),
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      lacksExample(content) ? [`${owner}: no example of the answer ${status}`] : [],
    ),
  ];
}

const isNumber = ({ type }: Property['schema']): boolean => type === 'integer' || type === 'number';

function faultsOfProperty({ path, schema }: Property): string[] {
  const name = path.join('.');
  const { description } = schema;
  if (!isText(description)) return [`${name}: no description`];
  return [
    ...(isNullable(schema) && !/\bnull\b/i.test(description)
      ? [`${name}: the description does not say what null means`]
      : []),
    ...(isNumber(schema) && !unitOfName.test(name) && !units.test(description)
      ? [`${name}: the description names no unit`]
      : []),
  ];
}

/** Docs of what the document does not have (any more). */
function staleDocs(document: OpenapiDocument, docs: JoinedDocs): string[] {
  const operations = listOperations(document);
  const ids = new Set(operations.map(({ operationId }) => operationId));
  const found = listDocumentProperties(document).map(({ path }) => findDocs(docs, path));
  const usedKeys = (part: 'own' | 'shared') =>
    new Set(found.flatMap((one) => (one?.part === part ? [one.key] : [])));
  const [own, shared] = [usedKeys('own'), usedKeys('shared')];
  const namesOf = (wanted: readonly string[]) =>
    new Set(
      operations.flatMap(({ operationId, parameters = [] }) =>
        wanted.includes(operationId) ? parameters.map(({ name }) => name) : [],
      ),
    );
  const scopes = [
    ...docs.parameters,
    { operationIds: [...ids], meanings: docs.shared.parameters },
    ...Object.entries(docs.operations).map(([id, { parameters = {} }]) => ({
      operationIds: [id],
      meanings: parameters,
    })),
  ];
  return [
    ...Object.keys(docs.operations).filter((id) => !ids.has(id)),
    ...Object.keys(docs.properties).filter((key) => !own.has(key)),
    ...Object.keys(docs.shared.properties).filter((key) => !shared.has(key)),
    ...scopes.flatMap(({ operationIds, meanings }) => {
      const names = namesOf(operationIds);
      return Object.keys(meanings).filter((name) => !names.has(name));
    }),
  ].map((key) => `${key}: described, but not in the document`);
}

const explain = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');

type Media = { example?: unknown; examples?: object };

/** The example of a request or an answer, which may be that of its named schema. */
function exampleOf(media: Media | undefined, document: OpenapiDocument): unknown {
  const [name] = Object.keys(media?.examples ?? {});
  const shared = name === undefined ? undefined : document.components.examples?.[name];
  return media?.example ?? shared?.value;
}

/** An answer that its schema changes has a property that the schema does not know. */
function faultsOfExamples(
  { operationId: owner, requestBody, responses }: Operation,
  schemas: RouteSchemas | undefined,
  document: OpenapiDocument,
): string[] {
  const faults: string[] = [];
  const body = exampleOf(requestBody?.content['application/json'], document);
  for (const fault of contradictionsIn(body)) faults.push(`${owner}: request example: ${fault}`);
  const parsedBody = body === undefined ? undefined : schemas?.body?.safeParse(body);
  if (parsedBody?.error) faults.push(`${owner}: request example: ${explain(parsedBody.error)}`);
  for (const [status, { content }] of Object.entries(responses)) {
    const example = exampleOf(content?.['application/json'], document);
    for (const fault of contradictionsIn(example))
      faults.push(`${owner}: answer example: ${fault}`);
    const parsed =
      example === undefined ? undefined : schemas?.response[status]?.safeParse(example);
    if (parsed?.error) faults.push(`${owner}: answer example: ${explain(parsed.error)}`);
    else if (parsed && JSON.stringify(parsed.data) !== JSON.stringify(example))
      faults.push(`${owner}: the answer example has unknown properties, or in another order`);
  }
  return faults;
}

const valuesOf = ({ enum: values }: Property['schema']): string | undefined =>
  values === undefined ? undefined : values.map(String).toSorted().join(', ');

/** Shared docs of a name whose values differ: they are true of one schema at most. */
function ambiguousDocs(document: OpenapiDocument, docs: JoinedDocs): string[] {
  const values = new Map<string, Map<string, string>>();
  for (const { path, schema } of listDocumentProperties(document)) {
    const found = findDocs(docs, path);
    const listed = valuesOf(schema);
    if (found?.part !== 'shared' || listed === undefined) continue;
    const known = values.get(found.key) ?? new Map<string, string>();
    values.set(found.key, known.set(listed, known.get(listed) ?? path.join('.')));
  }
  return [...values].flatMap(([key, known]) =>
    known.size > 1
      ? [`${key}: one description of different values, in ${[...known.values()].join(' and ')}`]
      : [],
  );
}

const faultsOfProblems = (document: OpenapiDocument): string[] =>
  Object.entries(document.components.examples ?? {}).flatMap(([name, { value }]) =>
    name in problems && !problemSchema.safeParse(value).success
      ? [`${name}: the example is not a problem document`]
      : [],
  );

/** Says what the document lacks for a reader who knows nothing of the service. */
export function findDocumentFaults(
  document: OpenapiDocument,
  docs: JoinedDocs,
  routeSchemas: ReadonlyMap<string, RouteSchemas>,
): string[] {
  return [
    ...listOperations(document).flatMap((operation) => [
      ...faultsOfOperation(operation),
      ...faultsOfExamples(operation, routeSchemas.get(operation.operationId), document),
    ]),
    ...listDocumentProperties(document).flatMap(faultsOfProperty),
    ...faultsOfProblems(document),
    ...staleDocs(document, docs),
    ...ambiguousDocs(document, docs),
  ];
}
