import { expect, it } from 'vitest';
import { Refusal } from '../console/refusal.ts';
import { moveToCore, readTarget } from './move-to-core.ts';

const readFrom = (uri: string, apiKey = 'key') =>
  readTarget({ SUPERTOKENS_CONNECTION_URI: uri, SUPERTOKENS_API_KEY: apiKey });

it.each([
  'https://core.example.org',
  'http://127.0.0.1:3567',
  'http://localhost:3567',
  'http://[::1]:3567',
  'http://supertokens:3567',
])('accounts may move to %s', (uri) => {
  expect(readFrom(uri)).toEqual({ uri, apiKey: 'key' });
});

it.each([
  ['http://core.example.org', 'key', 'needs https'],
  ['http://10.0.0.7:3567', 'key', 'needs https'],
  ['ftp://localhost', 'key', 'needs https'],
  ['core', 'key', 'is no address'],
  ['', 'key', 'Set SUPERTOKENS_CONNECTION_URI'],
  ['https://core.example.org', '', 'Set SUPERTOKENS_CONNECTION_URI'],
])('accounts do not move to %j with the key %j: %s', (uri, key, message) => {
  expect(() => readFrom(uri, key)).toThrow(message);
});

it.each([[['--dry']], [['--dry-run', 'now']]])('refuses the arguments %j', (args) => {
  expect(() => moveToCore(args)).toThrow(Refusal);
});
