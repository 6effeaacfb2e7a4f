import { type JsonSchema, presentSchema } from './json-schema.ts';
import { hasExample, type Meaning } from './operation-docs.ts';

const exampleId = '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70';

const byFormat: Record<string, unknown> = {
  uuid: exampleId,
  date: '2026-06-13',
  'date-time': '2026-06-10T10:00:00.000Z',
  email: 'contact@example.org',
  uri: 'https://example.org/agenda',
  binary: '(bytes of the file)',
};

export type FindMeaning = (path: readonly string[]) => Meaning | undefined;
export type Sources = { schemas: Record<string, JsonSchema>; meaningOf: FindMeaning };

export const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

function composeObject(schema: JsonSchema, path: string[], sources: Sources): object {
  const { properties, additionalProperties, propertyNames } = schema;
  if (properties === undefined && typeof additionalProperties === 'object') {
    const keys = (propertyNames?.enum ?? ['key']).map(String);
    // The values of the records of this service are counts, unless they are objects.
    const value = composeExample(additionalProperties, path, sources) ?? 1;
    return Object.fromEntries(keys.map((key) => [key, value]));
  }
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, property]) => [
      name,
      composeExample(property, [...path, name], sources),
    ]),
  );
}

/**
 * Returns a value of the schema: that of the docs, else the only or first value, else a value of its
 * format. Undefined when nothing says what a text or a number looks like.
 */
export function composeExample(schema: JsonSchema, path: string[], sources: Sources): unknown {
  const meaning = path.length > 1 ? sources.meaningOf(path) : undefined;
  if (meaning !== undefined && hasExample(meaning)) return meaning[1];
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref);
    return composeExample(sources.schemas[name] ?? {}, [name], sources);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const present = presentSchema(schema);
  if (present !== schema) return composeExample(present, path, sources);
  if (schema.type === 'array') return [composeExample(schema.items ?? {}, path, sources)];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'object' || schema.properties) return composeObject(schema, path, sources);
  return byFormat[schema.format ?? ''];
}
