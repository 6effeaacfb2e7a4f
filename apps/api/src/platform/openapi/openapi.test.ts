import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

it('the document names every operation once, refuses with problems, and has no tuple', async () => {
  const { get } = await startApi();
  const { body, headers } = await get('/api/openapi.json');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(body.openapi).toBe('3.1.0');
  const operations = Object.values(body.paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId?: string; responses?: object }>),
  );
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { responses } of operations) expect(responses).toHaveProperty('503');
  expect(JSON.stringify(body)).not.toContain('prefixItems');
  expect(Object.keys(body.components.schemas).filter((id) => id.endsWith('Input'))).toEqual([]);
});

it('people read it at /api/docs', async () => {
  const { request } = await startApi();
  const { status, text } = await request.get('/api/docs/');
  expect(status).toBe(200);
  expect(text).toContain('swagger-ui');
});
