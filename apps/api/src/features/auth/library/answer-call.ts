import supertokens from 'supertokens-node';
import { middleware } from 'supertokens-node/framework/custom';
import { wrapRequest, wrapResponse } from 'supertokens-node/framework/fastify';
import { z } from 'zod';
import { Problem } from '../../../platform/problems/problem.ts';
import { asProblem } from './core-outage.ts';

const fieldErrors = z.looseObject({
  status: z.literal('FIELD_ERROR'),
  formFields: z.array(z.object({ id: z.string(), error: z.string() })),
});

// Replaces the library's sentence for a missing field by the identifier in the specification.
function withOurErrorCodes(content: unknown): unknown {
  const known = fieldErrors.safeParse(content);
  if (!known.success) return content;
  const formFields = known.data.formFields.map(({ id, error: text }) => ({
    id,
    error: text === 'Field is not optional' ? 'required-error' : text,
  }));
  return { ...known.data, formFields };
}

function wrapReply(reply: object) {
  const answer = wrapResponse(reply);
  const send = answer.sendJSONResponse;
  answer.sendJSONResponse = (content: unknown) => send(withOurErrorCodes(content));
  return answer;
}

const callLibrary = middleware<object, object>(wrapRequest, wrapReply);

/**
 * Passes a request to the session library, through its entry for other frameworks; false when the
 * library has no such route. Its Fastify plugin is not used: with any asynchronous onSend hook it
 * answers 404 with the right body.
 * @throws the errors of our overrides; {Problem} `service_unavailable` when the core or a provider
 * cannot be reached
 */
export async function answerCall(request: object, reply: object): Promise<boolean> {
  const { handled: isHandled = false, error } = await callLibrary(request, reply);
  if (error === undefined) return isHandled;
  // The library answers its own errors, unless the answer needs the core and the core cannot be
  // reached.
  if (supertokens.Error.isErrorFromSuperTokens(error))
    throw new Problem('service_unavailable', 'The session core does not answer');
  throw asProblem(error);
}
