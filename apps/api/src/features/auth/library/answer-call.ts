import { wrapRequest, wrapResponse } from 'supertokens-node/framework/fastify';
import { z } from 'zod';
import { Problem } from '../../../platform/problems/problem.ts';
import { asProblem } from './core-outage.ts';
import { contextOf, theLibrary } from './library-insides.ts';

const fieldError = z.object({
  type: z.literal('FIELD_ERROR'),
  payload: z.array(z.object({ id: z.string(), error: z.string() })),
});

// Replaces the library's sentence for a missing field with the specified identifier.
function withOurErrorCodes(error: unknown): unknown {
  const known = fieldError.safeParse(error);
  if (!known.success) return error;
  const payload = known.data.payload.map(({ id, error: text }) => ({
    id,
    error: text === 'Field is not optional' ? 'required-error' : text,
  }));
  return Object.assign(Object(error), { payload });
}

/**
 * Passes a request to the session library; false when the library has no such route. Its Fastify
 * plugin is not used: with any asynchronous onSend hook it answers 404 with the right body.
 * @throws {Problem} thrown by our overrides, and `service_unavailable` when the core cannot be
 * reached
 */
export async function answerCall(request: object, reply: object): Promise<boolean> {
  const [libraryRequest, libraryResponse] = [wrapRequest(request), wrapResponse(reply)];
  const [library, context] = [theLibrary(), contextOf(libraryRequest)];
  try {
    return await library.middleware(libraryRequest, libraryResponse, context);
  } catch (error) {
    if (error instanceof Problem) throw error;
    await library
      .errorHandler(withOurErrorCodes(error), libraryRequest, libraryResponse, context)
      .catch((unhandled: unknown) => {
        throw asProblem(unhandled);
      });
    return true;
  }
}
