import { wrapRequest, wrapResponse } from 'supertokens-node/framework/fastify';
import { z } from 'zod';
import { Problem } from '../../../platform/problems/problem.ts';
import { contextOf, theLibrary } from './library-insides.ts';
import { asProblem } from './out-of-reach.ts';

const fieldError = z.object({
  type: z.literal('FIELD_ERROR'),
  payload: z.array(z.object({ id: z.string(), error: z.string() })),
});

// The library has a sentence of its own for a field that is missing; ours is the specified identifier.
function inOurWords(error: unknown): unknown {
  const known = fieldError.safeParse(error);
  if (!known.success) return error;
  const payload = known.data.payload.map(({ id, error: text }) => ({
    id,
    error: text === 'Field is not optional' ? 'required-error' : text,
  }));
  return Object.assign(Object(error), { payload });
}

/**
 * Lets the session library answer a request; false when the call is none of its own. Its Fastify plugin is not used: with any
 * asynchronous onSend hook it would answer 404 with the right body.
 * @throws {Problem} our own refusals, and `service_unavailable` when the core cannot be reached
 */
export async function answerCall(request: object, reply: object): Promise<boolean> {
  const [asked, answer] = [wrapRequest(request), wrapResponse(reply)];
  const [library, context] = [theLibrary(), contextOf(asked)];
  try {
    return await library.middleware(asked, answer, context);
  } catch (error) {
    if (error instanceof Problem) throw error;
    await library
      .errorHandler(inOurWords(error), asked, answer, context)
      .catch((unhandled: unknown) => {
        throw asProblem(unhandled);
      });
    return true;
  }
}
