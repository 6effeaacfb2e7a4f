/**
 * What a property or a parameter means: its unit, and what null says. With an example, unless its
 * schema gives one (a value of an enumeration, a UUID, a day, a boolean …).
 */
export type Meaning = string | readonly [text: string, example: unknown];

type OperationDoc = {
  summary: string;
  description: string;
  /** Meanings of its parameters that differ from the ones of other operations. */
  parameters?: Record<string, Meaning>;
  /** Without it, the example of the request or of the answer is composed from its schema. */
  body?: unknown;
  answer?: unknown;
  /** The example of each media type of an answer that has several. */
  answers?: Readonly<Record<string, unknown>>;
};

/**
 * The prose of a capability for the OpenAPI document, in `<capability>.docs.ts` beside its routes.
 * A property is named after the schema it is in, or after the operation when the schema has no name:
 * `Schema.property`, `operationId.property`, with the names that lead to it where two differ
 * (`Poi.prices.label`). `One|Other.property` describes it in both. Parameters are those of the
 * operations beside them. The shared docs alone name a `property` or a `parent.property` without its
 * schema, because it means the same in all of them.
 */
export type Docs = {
  operations?: Record<string, OperationDoc>;
  parameters?: Record<string, Meaning>;
  properties?: Record<string, Meaning>;
};

export const textOf = (meaning: Meaning): string =>
  typeof meaning === 'string' ? meaning : meaning[0];

/** The text for a value that is never null: without what it says about null. */
export const textOfPresent = (meaning: Meaning): string =>
  textOf(meaning)
    .replace(/[;,] null [^.;]*/g, '')
    .split('. ')
    .filter((sentence) => !sentence.startsWith('Null '))
    .join('. ');

export const hasExample = (meaning: Meaning): meaning is readonly [string, unknown] =>
  typeof meaning !== 'string';

type Meanings = Record<string, Meaning>;

/** The docs of the capabilities, and those of names that mean the same in all of them. */
export type JoinedDocs = {
  operations: Record<string, OperationDoc>;
  /** By `Schema.property`. */
  properties: Meanings;
  /** Those of the operations with these ids. */
  parameters: { operationIds: readonly string[]; meanings: Meanings }[];
  shared: { properties: Meanings; parameters: Meanings };
};

// `One|Other.property` becomes `One.property` and `Other.property`.
function eachOwner(names: string): string[] {
  const [owners = '', ...path] = names.split('.');
  if (path.length === 0) throw new Error(`The docs of ${names} do not name its schema`);
  return owners.split('|').map((owner) => [owner, ...path].join('.'));
}

function add<Value>(to: Record<string, Value>, name: string, value: Value): void {
  if (name in to) throw new Error(`Two docs describe ${name}`);
  to[name] = value;
}

/**
 * Joins the shared docs and those of the capabilities. Throws when two of them describe the same
 * thing, or when a capability describes a property without naming its schema.
 */
export function joinDocs(shared: readonly Docs[], capabilities: readonly Docs[]): JoinedDocs {
  const joined: JoinedDocs = {
    operations: {},
    properties: {},
    parameters: [],
    shared: { properties: {}, parameters: {} },
  };
  for (const part of ['properties', 'parameters'] as const)
    for (const docs of shared)
      for (const [name, meaning] of Object.entries(docs[part] ?? {}))
        add(joined.shared[part], name, meaning);
  for (const { operations = {}, properties = {}, parameters = {} } of capabilities) {
    for (const [id, doc] of Object.entries(operations)) add(joined.operations, id, doc);
    for (const [names, meaning] of Object.entries(properties))
      for (const name of eachOwner(names)) add(joined.properties, name, meaning);
    joined.parameters.push({ operationIds: Object.keys(operations), meanings: parameters });
  }
  return joined;
}
