// Specification: §2.52
import { expect, it } from 'vitest';
import { publicOrigin } from './public-origin.ts';

it.each([
  ['http:', 'pro.localhost:3000', 'http://localhost:3000'],
  ['https:', 'pro.parages.example', 'https://parages.example'],
  ['http:', 'localhost:5173', 'http://localhost:5173'],
])('publicOrigin for the protocol %s and the host %s is %s', (protocol, host, origin) =>
  expect(publicOrigin({ protocol, host })).toBe(origin),
);
