import type { FastifyReply } from 'fastify';

/**
 * Sends JSON that is text already. Fastify neither validates nor serialises it: its writer answers
 * for the schema of the response.
 */
export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.header('content-type', 'application/json; charset=utf-8').send(text);
