// Specification: §5.2, §6.2
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from '../http-server.ts';

const server = () => createHttpServer({ logLevel: 'silent', trustProxy: false });

describe('a route', () => {
  it('without an access fails at start', async () => {
    const app = await server();
    expect(() => app.get('/somewhere', async () => 'x')).toThrow('names no access');
  });

  it('under /api/v1 without an operationId fails at start', async () => {
    const app = await server();
    expect(() =>
      app.get('/api/v1/somewhere', { config: { access: 'public' } }, async () => 'x'),
    ).toThrow('no operationId');
  });

  it('answers 400 with a pointer to each invalid query parameter', async () => {
    const app = await server();
    app.get(
      '/api/v1/somewhere',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'findSomewhere',
          querystring: z.strictObject({ lon: z.coerce.number(), theme: z.enum(['a']) }),
        },
      },
      async () => 'x',
    );
    const { statusCode, headers, json } = await app.inject('/api/v1/somewhere?lon=x&theme=b');
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(json().errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      '/query/lon',
      '/query/theme',
    ]);
  });

  it('that does not exist answers a 404 problem', async () => {
    const app = await server();
    const { statusCode, json } = await app.inject('/nowhere');
    expect(statusCode).toBe(404);
    expect(json().code).toBe('not_found');
  });
});
