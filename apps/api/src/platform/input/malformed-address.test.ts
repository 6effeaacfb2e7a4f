import { expect, it } from 'vitest';
import { startApi } from '../../../test/servers/start-api.ts';

it('the service answers 400 with a problem document to a URL that cannot be decoded', async () => {
  const { request } = await startApi();
  for (const path of ['/api/v1/pois/%', '/mediafile/%E0%A4%A']) {
    const { status, headers, body } = await request.get(path);
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body).toMatchObject({ status: 400, code: 'request_invalid' });
  }
});
