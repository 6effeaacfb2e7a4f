import { inputLimits } from '@parages/contracts/vocabulary/limits';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { z } from 'zod';
import { type FieldError, Problem } from '../problems/problem.ts';
import { findUnbounded } from './input-bounds.ts';

// PostgreSQL refuses U+0000 in any text and an unpaired surrogate in JSON.
const unstorable = /[\0\p{Cs}]/u;
const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
const sizeOf = (tree: object): number =>
  Array.isArray(tree) ? tree.length : Object.keys(tree).length;

type FaultOf = (value: unknown, key: string) => Omit<FieldError, 'pointer'> | undefined;

const textFault: FaultOf = (value, key) =>
  (typeof value === 'string' && unstorable.test(value)) || unstorable.test(key)
    ? { code: 'invalid_format', detail: 'U+0000 and unpaired surrogates are not allowed' }
    : undefined;

const sizeFault: FaultOf = (value) =>
  isTree(value) && sizeOf(value) > inputLimits.maxItems
    ? { code: 'too_big', detail: `Too big: expected at most ${inputLimits.maxItems} items` }
    : undefined;

// Iterative: JSON may be nested deeper than the stack.
function findFault(root: unknown, pointer: string, faultOf: FaultOf): FieldError | undefined {
  const waiting: { value: unknown; key: string; pointer: string }[] = [
    { value: root, key: '', pointer },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, key, pointer: at } = next;
    const fault = faultOf(value, key);
    if (fault !== undefined) return { pointer: at, ...fault };
    if (isTree(value))
      for (const [name, inner] of Object.entries(value))
        waiting.push({ value: inner, key: name, pointer: `${at}/${name}` });
  }
  return undefined;
}

/** Names the first text of `value` that PostgreSQL cannot store; undefined without any. */
export const findUnstorable = (value: unknown, pointer: string): FieldError | undefined =>
  findFault(value, pointer, textFault);

function refuse(fault: FieldError | undefined): void {
  if (fault !== undefined) throw new Problem('request_invalid', undefined, [fault]);
}

async function refuseBeforeValidation({ query, params, body }: FastifyRequest): Promise<void> {
  refuse(
    findFault(query, '/query', textFault) ??
      findFault(params, '/path', textFault) ??
      findFault(body, '/body', sizeFault),
  );
}

// Runs after validation, because some schemas clean the texts that this would refuse.
async function refuseAfterValidation({ body, routeOptions }: FastifyRequest): Promise<void> {
  if (routeOptions.schema?.body !== undefined) refuse(findUnstorable(body, '/body'));
}

const parts = ['querystring', 'params', 'headers', 'body'] as const;

function assertBounded({ method, url, schema = {} }: RouteOptions): void {
  const faults = parts.flatMap((part) => {
    const declared = schema[part];
    return declared === undefined ? [] : findUnbounded(declared as z.core.$ZodType, part);
  });
  if (faults.length === 0) return;
  const lines = faults.map(({ path, reason }) => `  ${path}: ${reason}`);
  throw new Error(`Route ${String(method)} ${url} reads input of any size:\n${lines.join('\n')}`);
}

/** Fails at start when a request schema leaves a field unbounded. */
export const requestInput = fp(async (app: FastifyInstance) => {
  app.addHook('onRoute', assertBounded);
  app.addHook('preValidation', refuseBeforeValidation);
  app.addHook('preHandler', refuseAfterValidation);
});
