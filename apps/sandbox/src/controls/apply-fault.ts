import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { words } from './controls.fr.ts';
import type { Fault } from './faults.ts';

const withoutAnswer = new WeakSet<FastifyRequest>();

export const losesAnswer = (request: FastifyRequest): boolean => withoutAnswer.has(request);

/** @returns true when the fault has answered the request or closed its connection */
export async function applyFault(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  switch (fault.mode) {
    case 'delay':
      await wait(fault.delayMs);
      return false;
    case 'lose-answer':
      withoutAnswer.add(request);
      return false;
    case 'refuse':
      reply.hijack();
      request.raw.socket.destroy();
      return true;
    case 'status':
      if (fault.retryAfterS !== undefined) reply.header('retry-after', fault.retryAfterS);
      await reply.code(fault.status).send({ sandbox: words.asked });
      return true;
    case 'html':
      await reply
        .code(200)
        .type('text/html; charset=utf-8')
        .send(`<!doctype html><title>503</title><h1>${words.asked}</h1>`);
      return true;
    case 'malformed':
      await reply.code(200).type('application/json').send('{"results":[{"');
      return true;
  }
}
