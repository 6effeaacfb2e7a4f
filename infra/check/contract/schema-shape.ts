/** A subset of JSON Schema, as the documents of the API have it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
};

export type Schemas = Record<string, Schema>;

/** What a value of a schema may be, with its alternatives merged. */
export type Shape = {
  /** Name of the schema; undefined for one without a name. */
  name: string | undefined;
  /** JSON types, with `any` for a schema that names none. */
  types: ReadonlySet<string>;
  /** The only values; undefined when the type says all. */
  values: ReadonlySet<string> | undefined;
  properties: Record<string, Schema>;
  required: ReadonlySet<string>;
  items: Schema | undefined;
};

const refName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

function typesOf({ type, properties, enum: values, const: only }: Schema): string[] {
  if (type !== undefined) return [type].flat();
  if (properties !== undefined) return ['object'];
  return values === undefined && only === undefined ? ['any'] : ['string'];
}

function merge(name: string | undefined, shapes: readonly Shape[]): Shape {
  const present = shapes.filter(({ types }) => !(types.size === 1 && types.has('null')));
  const isListed = present.length > 0 && present.every(({ values }) => values !== undefined);
  const required = present[0]?.required ?? new Set<string>();
  return {
    name: name ?? (present.length === 1 ? present[0]?.name : undefined),
    types: new Set(shapes.flatMap(({ types }) => [...types])),
    values: isListed ? new Set(present.flatMap(({ values }) => [...(values ?? [])])) : undefined,
    properties: Object.assign({}, ...present.map(({ properties }) => properties)),
    required: new Set(
      [...required].filter((one) => present.every((shape) => shape.required.has(one))),
    ),
    items: present.find(({ items }) => items !== undefined)?.items,
  };
}

/** Reads a schema with its references and alternatives. */
export function shapeOf(schema: Schema, schemas: Schemas): Shape {
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref);
    return { ...shapeOf(schemas[name] ?? {}, schemas), name };
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined)
    return merge(
      undefined,
      alternatives.map((one) => shapeOf(one, schemas)),
    );
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return {
    name: undefined,
    types: new Set(typesOf(schema)),
    values: values && new Set(values.filter((one) => one !== null).map(String)),
    properties: schema.properties ?? {},
    required: new Set(schema.required),
    items:
      schema.items ??
      (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined),
  };
}
