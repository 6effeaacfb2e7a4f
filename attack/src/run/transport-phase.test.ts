import { expect, it } from 'vitest';
import { faultOf } from './transport-phase.ts';

const service = { origin: 'http://127.0.0.1:3000', host: 'localhost:3000' };
const proxy = { origin: 'https://127.0.0.1:8443', host: 'parages.test', certificate: 'PEM' };
const answer = (status: number, ...headers: string[]) => ({
  status,
  text: [`HTTP/1.1 ${status} x`, ...headers, '', ''].join('\r\n'),
});
const measureOf = (
  ...[given, target]: [ReturnType<typeof answer>, typeof proxy | typeof service]
) => faultOf({ forbids: 'nothing' }, given, target)?.measure;

it('faultOf accepts 501 and 505 of a proxy, and no other undeclared 5xx', () => {
  expect(measureOf(answer(501, 'Server: nginx'), proxy)).toBeUndefined();
  expect(measureOf(answer(505, 'Server: nginx'), proxy)).toBeUndefined();
  expect(measureOf(answer(502, 'Server: nginx'), proxy)).toBe('failure');
  expect(measureOf(answer(501), proxy)).toBe('failure');
  expect(measureOf(answer(501, 'Server: nginx'), service)).toBe('failure');
  expect(measureOf(answer(503, 'Retry-After: 3'), service)).toBeUndefined();
});

it.each([
  ['https://parages.test/ville/tours', undefined],
  ['https://pro.parages.test/org/', undefined],
  ['/langue', undefined],
  ['http://parages.test/', 'access'],
  ['//evil.example', 'access'],
])('faultOf judges a redirect to %s by the origin of the proxy', (location, measure) => {
  expect(measureOf(answer(302, `Location: ${location}`), proxy)).toBe(measure);
});
