import { type Schema, type Schemas, type Shape, shapeOf } from './schema-shape.ts';

type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  operationId: string;
  /** A list names permissions of which one is enough. */
  'x-access'?: string | string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Schemas };
};

/** `request`: the service reads the value. `answer`: the client reads it. */
type Direction = 'request' | 'answer';
type Comparison = {
  direction: Direction;
  before: Schemas;
  after: Schemas;
  /** Named schemas that are compared, since they are in many operations. */
  seen: Set<string>;
};

const missing = (from: ReadonlySet<string>, wanted: Iterable<string>): string[] =>
  [...wanted].filter((one) => !from.has(one));

// An integer is a number, and everything is `any`.
const widened = (types: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...types, ...(types.has('number') ? ['integer'] : [])]);

function changedTypes(direction: Direction, before: Shape, after: Shape): string[] {
  const [wide, narrow] = direction === 'request' ? [after, before] : [before, after];
  if (wide.types.has('any')) return [];
  return missing(widened(wide.types), narrow.types).map((type) =>
    direction === 'request' ? `does not accept ${type} any more` : `may be ${type} now`,
  );
}

// New values in answers break no client that follows the policy: it expects values it does not know.
function droppedValues({ values: before }: Shape, { values: after }: Shape): string[] {
  if (after === undefined) return [];
  if (before === undefined) return ['accepts listed values alone now'];
  return missing(after, before).map((value) => `does not accept ${value} any more`);
}

function changedProperties(direction: Direction, before: Shape, after: Shape): [string, string][] {
  const names = Object.keys(before.properties);
  const gone = names.filter((name) => !(name in after.properties));
  const added = missing(before.required, after.required);
  const dropped = missing(after.required, before.required).filter((name) => !gone.includes(name));
  return [
    ...gone.map((name): [string, string] => [name, 'is gone']),
    ...(direction === 'request'
      ? added.map((name): [string, string] => [name, 'is required now'])
      : dropped.map((name): [string, string] => [name, 'may be absent now'])),
  ];
}

function compareSchemas(
  schemas: readonly [before: Schema, after: Schema],
  where: string,
  comparison: Comparison,
): string[] {
  const { direction, seen } = comparison;
  const before = shapeOf(schemas[0], comparison.before);
  const after = shapeOf(schemas[1], comparison.after);
  const { name } = after;
  const place = name ?? where;
  const own = [
    ...changedTypes(direction, before, after),
    ...(direction === 'request' ? droppedValues(before, after) : []),
  ].map((change) => `${where}: ${change}`);
  if (name !== undefined && seen.has(`${direction} ${name}`)) return own;
  if (name !== undefined) seen.add(`${direction} ${name}`);
  const inner = Object.entries(before.properties).flatMap(([key, schema]) => {
    const other = after.properties[key];
    return other === undefined
      ? []
      : compareSchemas([schema, other], `${place}.${key}`, comparison);
  });
  const items =
    before.items && after.items
      ? compareSchemas([before.items, after.items], `${place}[]`, comparison)
      : [];
  const properties = changedProperties(direction, before, after).map(
    ([key, change]) => `${place}.${key}: ${change}`,
  );
  return [...own, ...properties, ...inner, ...items];
}

function compareContent(
  [before, after]: readonly [Content, Content],
  where: string,
  comparison: Comparison,
): string[] {
  return Object.entries(before).flatMap(([type, { schema = {} }]) => {
    const other = after[type];
    return other === undefined
      ? [`${where}: ${type} is gone`]
      : compareSchemas([schema, other.schema ?? {}], where, comparison);
  });
}

function compareParameters(before: Operation, after: Operation, comparison: Comparison): string[] {
  const { operationId: id } = before;
  const known = before.parameters ?? [];
  const find = (list: readonly Parameter[], { name, in: part }: Parameter) =>
    list.find((one) => one.name === name && one.in === part);
  const kept = known.flatMap((parameter) => {
    const other = find(after.parameters ?? [], parameter);
    const where = `${id} ${parameter.in} ${parameter.name}`;
    return other === undefined
      ? [`${where}: is gone`]
      : compareSchemas([parameter.schema, other.schema], where, comparison);
  });
  const required = (after.parameters ?? []).filter(
    (parameter) => parameter.required && !find(known, parameter)?.required,
  );
  return [
    ...kept,
    ...required.map(({ in: part, name }) => `${id} ${part} ${name}: is required now`),
  ];
}

const wide = ['public', 'session', 'verified'];

/** Whether a caller whom `before` lets in may be refused now. */
function isNarrower(before: string, after: readonly string[]): boolean {
  const rank = wide.indexOf(before);
  return !after.some((one) => {
    const other = wide.indexOf(one);
    return one === before || (other >= 0 && (rank < 0 || other < rank));
  });
}

function comparedAccess(before: Operation, after: Operation): string[] {
  const now = [after['x-access'] ?? 'public'].flat();
  const lost = [before['x-access'] ?? 'public'].flat().filter((one) => isNarrower(one, now));
  return lost.map(
    (one) => `${before.operationId}: ${one} is not enough now, but ${now.join(' or ')}`,
  );
}

function compareOperations(
  before: Operation,
  after: Operation,
  of: (direction: Direction) => Comparison,
): string[] {
  const { operationId: id } = before;
  const answers = Object.entries(before.responses).filter(([status]) => status.startsWith('2'));
  return [
    ...(after.operationId === id ? [] : [`${id}: is named ${after.operationId} now`]),
    ...comparedAccess(before, after),
    ...compareParameters(before, after, of('request')),
    ...(after.requestBody?.required && !before.requestBody?.required
      ? [`${id} body: is required now`]
      : []),
    ...compareContent(
      [before.requestBody?.content ?? {}, after.requestBody?.content ?? {}],
      `${id} body`,
      of('request'),
    ),
    ...answers.flatMap(([status, { content = {} }]) => {
      const other = after.responses[status];
      return other === undefined
        ? [`${id} answer: ${status} is gone`]
        : compareContent([content, other.content ?? {}], `${id} answer`, of('answer'));
    }),
  ];
}

/**
 * Lists what breaks a client that follows the versioning policy: what the service accepts no more,
 * and what a client may find no more. Bounds of texts and numbers are not compared.
 */
export function findBreakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  const seen = new Set<string>();
  const of = (direction: Direction): Comparison => ({
    direction,
    before: before.components?.schemas ?? {},
    after: after.components?.schemas ?? {},
    seen,
  });
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const other = after.paths[path]?.[method];
      return other === undefined
        ? [`${operation.operationId}: ${method.toUpperCase()} ${path} is gone`]
        : compareOperations(operation, other, of);
    }),
  );
}

/** One line for each breaking change that is not accepted, and each accepted one that is none. */
export function describeChanges(
  changes: readonly string[],
  accepted: Readonly<Record<string, string>>,
): string[] {
  const found = new Set(changes);
  return [
    ...[...found]
      .filter((change) => !(change in accepted))
      .map((change) => `breaks clients of the last release: ${change}`),
    ...Object.keys(accepted)
      .filter((change) => !found.has(change))
      .map((change) => `accepted, but no change since the last release: ${change}`),
  ];
}
