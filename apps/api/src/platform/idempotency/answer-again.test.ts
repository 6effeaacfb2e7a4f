import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { Problem } from '../problems/problem.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { IdempotencyRepository } from './idempotency.repository.ts';
import { idempotency } from './idempotency.ts';

const now = new Date('2026-06-10T10:00:00Z');
type Row = Awaited<ReturnType<IdempotencyRepository['find']>>;

/** Sends a request whose key is claimed when it arrives, and has `row` just after that. */
async function sendBeside(row: Partial<NonNullable<Row>> | null) {
  const sent = { method: 'POST', url: '/', body: { label: 'Bal' } } as const;
  const app = Fastify();
  app.decorateRequest('apiKey', null);
  app.addHook('onRequest', async (request) => {
    request.apiKey = { organisationId: 'o' } as NonNullable<typeof request.apiKey>;
  });
  const known = { status: null, hasEffect: false, fingerprint: fingerprintOf(sent) };
  const requests = {
    claim: async () => undefined,
    find: async () => (row === null ? null : { ...known, ...row }),
  } as unknown as IdempotencyRepository;
  await app.register(idempotency, { requests, clock: { now: () => now } });
  const problems: Problem[] = [];
  app.setErrorHandler((error, _, reply) => {
    if (error instanceof Problem) problems.push(error);
    return reply.code(409).send();
  });
  app.post('/', async () => 'done');
  const { method, url, body } = sent;
  const headers = { 'idempotency-key': 'k' };
  await app.inject({ method, url, headers, payload: body });
  await app.close();
  return problems.map(({ code, retryAfterS }) => ({ code, retryAfterS }));
}

it.each([
  ['still runs', { lockedUntil: new Date(now.getTime() + 30_000) }, 30],
  ['has failed in between', { lockedUntil: now }, 1],
  ['was forgotten in between', null, 1],
])(
  '409 idempotency_request_running has a Retry-After when the first request %s',
  async (_, row, retryAfterS) => {
    expect(await sendBeside(row)).toEqual([{ code: 'idempotency_request_running', retryAfterS }]);
  },
);
