import { externalPoiLimits } from '@parages/contracts/vocabulary/events/external/external-pois';
import { inputLimits } from '@parages/contracts/vocabulary/limits';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findUnstorable } from '../../../platform/input/request-input.ts';
import type { FieldError } from '../../../platform/problems/problem.ts';
import { type ExternalItem, externalItem, externalParams } from './external.schema.ts';

/** `item` is undefined for one that its schema refuses; `errors` then names its fields. */
export type ReadItem = {
  source: string | null;
  extId: string | null;
  item: ExternalItem | undefined;
  errors: FieldError[];
};

const looseBody = z.strictObject({
  items: z.array(z.unknown()).min(1).max(externalPoiLimits.bulk),
});
const names = externalParams.shape;

// An id that is repeated in the answer must be a valid one.
function namesOf(value: unknown): Pick<ReadItem, 'source' | 'extId'> {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return {
    source: names.source.safeParse(given.source).data ?? null,
    extId: names.extId.safeParse(given.extId).data ?? null,
  };
}

// The errors are part of the body that the service reads, and may name a property of the request.
const cleaned = (text: string): string => text.replace(/[\0\p{Cs}]/gu, '\ufffd');

function readItem(value: unknown, index: number): ReadItem {
  const { data: item, error } = externalItem.safeParse(value);
  const place = `/body/items/${index}`;
  const unstorable = findUnstorable(item, place);
  if (unstorable) return { ...namesOf(value), item: undefined, errors: [unstorable] };
  const errors = (error?.issues ?? [])
    .slice(0, inputLimits.maxErrors)
    .map(({ path, code, message }) => ({
      pointer: cleaned([place, ...path].join('/')),
      code,
      detail: cleaned(message.slice(0, inputLimits.maxDetailLength)),
    }));
  return { ...namesOf(value), item, errors };
}

/**
 * Validates each item of a bulk by itself, so that a faulty one does not refuse the others. The body
 * of the route is then `{ items: ReadItem[] }`.
 */
export const bulkValidator: typeof validatorCompiler = (route) => {
  if (route.httpPart !== 'body') return validatorCompiler(route);
  return (data) => {
    const { data: body } = looseBody.safeParse(data);
    return body === undefined
      ? validatorCompiler({ ...route, schema: looseBody })(data)
      : { value: { items: body.items.map(readItem) } };
  };
};
