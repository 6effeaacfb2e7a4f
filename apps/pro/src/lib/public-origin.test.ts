// Specification: §2.52
import { afterEach, expect, it } from 'vitest';
import { publicOrigin } from './public-origin.ts';

afterEach(() => document.head.replaceChildren());

it('publicOrigin is the one that the service gives in the document', () => {
  document.head.innerHTML = '<meta name="public-origin" content="https://sorties.example">';
  const location = { protocol: 'https:', host: 'organisateurs.example' };
  expect(publicOrigin(location)).toBe('https://sorties.example');
});

it.each([
  ['http:', 'pro.localhost:3000', 'http://localhost:3000'],
  ['https:', 'pro.parages.example', 'https://parages.example'],
  ['http:', 'localhost:5173', 'http://localhost:5173'],
])('publicOrigin for the protocol %s and the host %s is %s', (protocol, host, origin) =>
  expect(publicOrigin({ protocol, host })).toBe(origin),
);
