import type { z } from 'zod';
import type { Core } from '../core.ts';
import { CoreRefusal } from '../core-refusal.ts';

/** The JSON body of an answer with HTTP 200, also when its `status` is not `OK`. */
export type Answer = { status: string } & Record<string, unknown>;

/** One endpoint of the core interface; its path omits application and tenant. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /**
   * `given`: the query of a GET, the body of any other method. @throws {CoreRefusal} when the input
   * is invalid (400) or the endpoint refuses it
   */
  answer: (core: Core, given: unknown) => Promise<Answer>;
};

/**
 * The sentence of the official core (`InputParser`) for an invalid input: callers compare it
 * literally.
 */
function sentenceOf(
  method: Endpoint['method'],
  { code, message, path, input }: z.core.$ZodIssue,
): string {
  if (code === 'custom') return message;
  // The official core names the field without its path: `id` for `email.id`, `permissions` for
  // `permissions.0`.
  const field = path.findLast((part) => typeof part === 'string');
  if (field === undefined) return 'Invalid Json Input';
  if (method !== 'GET') return `Field name '${field}' is invalid in JSON input`;
  return `Field name '${field}' is ${input === undefined ? 'missing' : 'invalid'} in GET request`;
}

function readInput<Input extends z.ZodType>(
  method: Endpoint['method'],
  input: Input,
  given: unknown,
): z.output<Input> {
  const parsed = input.safeParse(given === undefined ? {} : given, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CoreRefusal(
    400,
    issue === undefined ? 'Invalid Json Input' : sentenceOf(method, issue),
  );
}

/** Declares an endpoint with the type of its input inferred from its schema. */
export function endpoint<Input extends z.ZodType>(declared: {
  method: Endpoint['method'];
  path: string;
  input: Input;
  answer: (core: Core, input: z.output<Input>) => Promise<Answer>;
}): Endpoint {
  const { method, path, input, answer } = declared;
  return { method, path, answer: (core, given) => answer(core, readInput(method, input, given)) };
}
