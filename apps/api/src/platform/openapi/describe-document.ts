import { sessionLimits } from '@parages/contracts/vocabulary/limits';
import { type ProblemCode, problems } from '@parages/contracts/vocabulary/problems';
import { Problem } from '../problems/problem.ts';
import { composeExample, type FindMeaning, refName, type Sources } from './compose-example.ts';
import { tags } from './document-tags.ts';
import {
  type Answer,
  isNullable,
  type JsonSchema,
  listDocumentProperties,
  listOperations,
  type OpenapiDocument,
  type Operation,
  type Parameter,
} from './json-schema.ts';
import {
  hasExample,
  type JoinedDocs,
  type Meaning,
  textOf,
  textOfPresent,
} from './operation-docs.ts';

type Found = { part: 'own' | 'shared'; key: string; meaning: Meaning };

/** Finds what describes a property: the most precise name, and a name of its own schema first. */
export function findDocs(docs: JoinedDocs, path: readonly string[]): Found | undefined {
  const [owner = '', ...names] = path;
  const ends = [names, names.slice(-2), names.slice(-1)].map((end) => end.join('.'));
  const own = ends.map((end) => ({ part: 'own' as const, key: `${owner}.${end}` }));
  const shared = [path.join('.'), ...ends].map((key) => ({ part: 'shared' as const, key }));
  for (const { part, key } of [...own, ...shared]) {
    const { properties } = part === 'own' ? docs : docs.shared;
    const meaning = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (meaning !== undefined) return { part, key, meaning };
  }
  return undefined;
}

const findMeaning =
  (docs: JoinedDocs): FindMeaning =>
  (path) =>
    findDocs(docs, path)?.meaning;

const isJson = (type: string): boolean => type === 'application/json';
const isProblem = (type: string): boolean => type === 'application/problem+json';

function meaningOfParameter(
  { name }: Parameter,
  { operations, parameters, shared }: JoinedDocs,
  operationId: string,
): Meaning | undefined {
  const ofCapability = parameters.find(
    ({ operationIds, meanings }) => operationIds.includes(operationId) && name in meanings,
  );
  return (
    operations[operationId]?.parameters?.[name] ??
    ofCapability?.meanings[name] ??
    shared.parameters[name]
  );
}

function describeParameter(
  parameter: Parameter,
  docs: JoinedDocs,
  operationId: string,
  sources: Sources,
): void {
  const meaning = meaningOfParameter(parameter, docs, operationId);
  const own = parameter.description ?? parameter.schema.description;
  parameter.description = own ?? (meaning === undefined ? '' : textOf(meaning));
  const example =
    meaning !== undefined && hasExample(meaning)
      ? meaning[1]
      : composeExample(parameter.schema, [], sources);
  if (example !== undefined) parameter.example = example;
}

/** The document of a problem, as an example of the answer. */
export const problemExample = (code: ProblemCode): { summary: string; value: object } => {
  const errors =
    code === 'request_invalid'
      ? [{ pointer: '/query/lon', code: 'too_big', detail: 'Too big: expected number to be <=180' }]
      : undefined;
  const problem = new Problem(code, undefined, errors);
  if (code === 'quota_reached') problem.withQuota({ name: 'favorites', most: 500 });
  return { summary: problems[code].title, value: problem.toDocument() };
};

// The description of a refusal lists its codes.
const codesOf = ({ description = '' }: Answer): ProblemCode[] =>
  description.split(', ').filter((code): code is ProblemCode => code in problems);

type Media = { schema?: JsonSchema; example?: unknown; examples?: object };

const refTo = (name: string) => ({ [name]: { $ref: `#/components/examples/${name}` } });

/** The example of a named schema is written once, among the components. */
function exemplify(media: Media, given: unknown, owner: string, sources: Sources): void {
  const { schema = {} } = media;
  const example = given ?? composeExample(schema, [owner], sources);
  if (given === undefined && schema.$ref !== undefined)
    media.examples = refTo(refName(schema.$ref));
  else if (example !== undefined) media.example = example;
}

type Given = { answer?: unknown; answers?: Readonly<Record<string, unknown>> };

function exemplifyAnswer(answer: Answer, doc: Given, owner: string, sources: Sources): void {
  for (const [type, media] of Object.entries(answer.content ?? {})) {
    const given = doc.answers?.[type] ?? doc.answer;
    if (isProblem(type)) media.examples = Object.assign({}, ...codesOf(answer).map(refTo));
    else if (isJson(type) || given !== undefined) exemplify(media, given, owner, sources);
  }
}

const freshSignInRule = `The sign-in must be at most ${sessionLimits.freshSignInMs / 60_000} minutes old, else 403 \`sign_in_too_old\`.`;

function accessRule({ 'x-access': access = 'public' }: Operation): string[] {
  if (access === 'public' || access === 'session') return [];
  if (access === 'verified') return ['Needs an account with a verified address.'];
  const permissions = [access].flat().map((one) => `\`${one}\``);
  return [`Needs the permission ${permissions.join(' or ')}.`];
}

function describeOperation(operation: Operation, docs: JoinedDocs, sources: Sources): void {
  const doc = docs.operations[operation.operationId];
  if (doc !== undefined) {
    operation.summary = doc.summary;
    operation.description = [
      doc.description,
      ...accessRule(operation),
      ...(operation['x-fresh-sign-in'] ? [freshSignInRule] : []),
    ].join(' ');
  }
  for (const parameter of operation.parameters ?? [])
    describeParameter(parameter, docs, operation.operationId, sources);
  const { operationId: owner } = operation;
  for (const [type, media] of Object.entries(operation.requestBody?.content ?? {}))
    exemplify(media, isJson(type) ? doc?.body : undefined, owner, sources);
  for (const [status, answer] of Object.entries(operation.responses))
    exemplifyAnswer(answer, Number(status) === 301 ? {} : (doc ?? {}), owner, sources);
}

/**
 * Writes the prose of the docs into the document, and an example of each request, answer and
 * problem. Changes the document in place.
 */
export function describeDocument<Given extends OpenapiDocument>(
  document: Given,
  docs: JoinedDocs,
): Given {
  const { schemas } = document.components;
  const meaningOf = findMeaning(docs);
  const sources = { schemas, meaningOf };
  const properties = listDocumentProperties(document);
  for (const operation of listOperations(document)) describeOperation(operation, docs, sources);
  for (const { path, schema } of properties) {
    const meaning = meaningOf(path);
    if (meaning !== undefined)
      schema.description ??= isNullable(schema) ? textOf(meaning) : textOfPresent(meaning);
  }
  const codes = listOperations(document).flatMap(({ responses }) =>
    Object.values(responses).flatMap(codesOf),
  );
  const refusals = [...new Set(codes)].toSorted().map((code) => [code, problemExample(code)]);
  const used = listOperations(document).flatMap(({ requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples)),
    ),
  );
  const named = Object.entries(schemas)
    .filter(([name]) => used.includes(name))
    .map(([name, schema]) => [name, { value: composeExample(schema, [name], sources) }]);
  document.components.examples = Object.fromEntries([...named, ...refusals]);
  return Object.assign(document, { tags });
}
