import { expect, it } from 'vitest';
import { cleanAttributes } from './span-contents.domain.ts';

it.each([
  [{ 'http.route': '/api/v1/pois/:poiId' }, { 'http.route': '/api/v1/pois/:poiId' }],
  [{ 'server.port': 443 }, { 'server.port': 443 }],
  [{ 'url.full': 'https://a.example/?q=x', 'url.query': 'q=x', 'url.path': '/x' }, {}],
  [{ 'http.request.header.cookie': 'a', 'user_agent.original': 'b', anything: 'c' }, {}],
  [
    { 'exception.message': 'GET https://a.example/?code=abc failed' },
    { 'exception.message': 'GET https://a.example/?code=[redacted] failed' },
  ],
  [{ 'db.query.text': 'x'.repeat(5000) }, { 'db.query.text': 'x'.repeat(4000) }],
])('of %j, %j leaves the service', (attributes, clean) => {
  expect(cleanAttributes(attributes)).toEqual(clean);
});
