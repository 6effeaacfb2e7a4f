/**
 * What a property or a parameter means: its unit, and what null says. With an example, unless its
 * schema gives one (a value of an enumeration, a UUID, a day, a boolean …).
 */
export type Meaning = string | readonly [text: string, example: unknown];

export type OperationDoc = {
  summary: string;
  description: string;
  /** Meanings of its parameters that differ from the ones of other operations. */
  parameters?: Record<string, Meaning>;
  /** Without it, the example of the request or of the answer is composed from its schema. */
  body?: unknown;
  answer?: unknown;
};

/**
 * The prose of a capability for the OpenAPI document, in `<capability>.docs.ts` beside its routes.
 * Properties are named `Schema.property`, `operationId.property` (of a schema without a name),
 * `parent.property`, or `property` alone when the name means the same everywhere.
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

/** Joins the docs of all capabilities. Throws when two of them describe the same thing. */
export function joinDocs(all: readonly Docs[]): Required<Docs> {
  const joined: Required<Docs> = { operations: {}, parameters: {}, properties: {} };
  for (const docs of all)
    for (const part of ['operations', 'parameters', 'properties'] as const)
      for (const [name, value] of Object.entries(docs[part] ?? {})) {
        if (name in joined[part]) throw new Error(`Two docs describe ${name} of ${part}`);
        Object.assign(joined[part], { [name]: value });
      }
  return joined;
}
