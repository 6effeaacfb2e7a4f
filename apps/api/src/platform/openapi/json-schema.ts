/** A subset of JSON Schema 2020-12, as the generator writes it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  minimum?: number;
  minItems?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  examples?: unknown[];
};

type Content = Record<string, { schema?: JsonSchema; example?: unknown; examples?: object }>;
export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: JsonSchema;
};
export type Answer = { description?: string; content?: Content; headers?: object };
export type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  'x-access'?: string | string[];
  /** True when the operation needs a recent sign-in. */
  'x-fresh-sign-in'?: boolean;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
};
/** An example that several requests or answers refer to. */
type NamedExample = { summary?: string; value: unknown };

export type OpenapiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; examples?: Record<string, NamedExample> };
  tags?: object[];
};

export const listOperations = (document: Pick<OpenapiDocument, 'paths'>): Operation[] =>
  Object.values(document.paths).flatMap((path) => Object.values(path));

const alternatives = ({ anyOf, oneOf, allOf }: JsonSchema): JsonSchema[] =>
  anyOf ?? oneOf ?? allOf ?? [];

/** True when the value may be null, with the referenced schemas left aside. */
export const isNullable = (schema: JsonSchema): boolean =>
  schema.type === 'null' ||
  (Array.isArray(schema.type) && schema.type.includes('null')) ||
  alternatives(schema).some(isNullable);

/** The schema of a value that is not null. */
export const presentSchema = (schema: JsonSchema): JsonSchema =>
  alternatives(schema).find((one) => one.type !== 'null') ?? schema;

export type Property = {
  /** The name of the schema or the operation, then the names of the properties that lead to it. */
  path: string[];
  schema: JsonSchema;
};

/** Lists the properties of a schema and of the schemas inside it, without referenced ones. */
function listProperties(schema: JsonSchema, path: string[]): Property[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const inner = [...path, name];
    return [{ path: inner, schema: property }, ...listProperties(property, inner)];
  });
  const { items, additionalProperties } = schema;
  const nested = [
    ...alternatives(schema),
    ...(items ? [items] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  return [...own, ...nested.flatMap((inner) => listProperties(inner, path))];
}

const isProblem = (contentType: string): boolean => contentType === 'application/problem+json';

/** The named schemas, then those of the bodies and answers of operations. */
export function listDocumentProperties({ components, paths }: OpenapiDocument): Property[] {
  const named = Object.entries(components.schemas).flatMap(([name, schema]) =>
    listProperties(schema, [name]),
  );
  const inline = listOperations({ paths }).flatMap(({ operationId, requestBody, responses }) =>
    [requestBody?.content, ...Object.values(responses).map(({ content }) => content)].flatMap(
      (content) =>
        Object.entries(content ?? {}).flatMap(([type, { schema }]) =>
          schema === undefined || isProblem(type) ? [] : listProperties(schema, [operationId]),
        ),
    ),
  );
  return [...named, ...inline];
}
