import type { z } from 'zod';
import type { Core } from '../core.ts';
import { CoreRefusal } from '../core-refusal.ts';

/** A business answer: HTTP 200, whatever `status` says. */
export type Answer = { status: string } & Record<string, unknown>;

/** One endpoint of the core interface, by its path without application and tenant. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** `given` is the query of a GET, the body of anything else. @throws {CoreRefusal} 400 when it is not what the endpoint takes */
  answer: (core: Core, given: unknown) => Promise<Answer>;
};

/** The sentence of the official core (`InputParser`) for an input that an endpoint does not take: its callers compare it as it is. */
function sentenceOf(
  method: Endpoint['method'],
  { code, message, path, input }: z.core.$ZodIssue,
): string {
  if (code === 'custom') return message;
  // The official core names the field and not its place: `id` for `email.id`, `permissions` for `permissions.0`.
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

/** Declares an endpoint: what it takes, and what it answers. */
export function endpoint<Input extends z.ZodType>(declared: {
  method: Endpoint['method'];
  path: string;
  input: Input;
  answer: (core: Core, input: z.output<Input>) => Promise<Answer>;
}): Endpoint {
  const { method, path, input, answer } = declared;
  return { method, path, answer: (core, given) => answer(core, readInput(method, input, given)) };
}
