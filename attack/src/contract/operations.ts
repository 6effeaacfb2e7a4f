import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A subset of the JSON Schema keywords. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
};

type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
};
type RequestBody = { type: 'application/json' | 'multipart/form-data'; schema: Schema };
/** A list means that one of its permissions is enough. */
export type Access = 'public' | 'session' | 'verified' | readonly string[];

export type Operation = {
  id: string;
  method: string;
  path: string;
  access: Access;
  /** The scope of the API keys that it accepts; undefined when it accepts none. */
  keyScope: string | undefined;
  parameters: Parameter[];
  body: RequestBody | undefined;
  /** Problem codes and content types by status; a success has no codes. */
  statuses: Map<number, { codes: readonly string[]; contents: readonly string[] }>;
};

const schema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const contents = z.record(z.string(), z.object({ schema: schema.optional() })).default({});
const operationSchema = z.object({
  operationId: z.string(),
  'x-access': z.union([z.string(), z.array(z.string())]),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().default(false),
        schema,
      }),
    )
    .default([]),
  requestBody: z.object({ content: contents }).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string().default(''), content: contents }),
  ),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

const file = fileURLToPath(import.meta.resolve('@parages/contracts/openapi.json'));

export const readDocument = (): object => JSON.parse(readFileSync(file, 'utf8'));

const isSuccess = (status: number): boolean => status < 400;

function accessOf(declared: string | string[]): Access {
  if (Array.isArray(declared)) return declared;
  return declared === 'public' || declared === 'session' || declared === 'verified'
    ? declared
    : [declared];
}

function bodyOf(content: z.output<typeof contents>): RequestBody | undefined {
  for (const type of ['application/json', 'multipart/form-data'] as const) {
    const found = content[type]?.schema;
    if (found !== undefined) return { type, schema: found };
  }
  return undefined;
}

export function listOperations(document: object): Operation[] {
  return Object.entries(documentSchema.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, declared]) => ({
      id: declared.operationId,
      method: method.toUpperCase(),
      path,
      access: accessOf(declared['x-access']),
      keyScope: declared.security.flatMap(({ apiKey = [] }) => apiKey)[0],
      parameters: declared.parameters,
      body: bodyOf(declared.requestBody?.content ?? {}),
      statuses: new Map(
        Object.entries(declared.responses).map(([status, { description, content }]) => [
          Number(status),
          {
            codes: isSuccess(Number(status)) ? [] : description.split(', '),
            contents: Object.keys(content),
          },
        ]),
      ),
    })),
  );
}
