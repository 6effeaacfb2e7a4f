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

function readInput<Input extends z.ZodType>(method: Endpoint['method'], input: Input, given: unknown): z.output<Input> {
  const parsed = input.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = method === 'GET' ? 'in GET request' : 'in JSON input';
  throw new CoreRefusal(400, `Field name '${issue?.path.join('.')}' is invalid ${where}: ${issue?.message}`);
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
