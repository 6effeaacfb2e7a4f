import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSurroundings } from './options.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parages-attack-options-'));
const certificate = path.join(folder, 'certificate.pem');
writeFileSync(certificate, 'PEM');
afterAll(() => rmSync(folder, { recursive: true }));

const environment = {
  ATTACK_URL: 'http://localhost:3000',
  ATTACK_SANDBOX_URL: 'http://127.0.0.1:4555',
  ATTACK_ENGINE: 'postgresql',
  ATTACK_PROCESSES: '{"server":1}',
  ATTACK_USERS_COMMAND: '["node"]',
};

it('a server is called at its port, with the host and the port of its address', () =>
  expect(readSurroundings(environment)).toMatchObject({
    target: { origin: 'http://127.0.0.1:3000', host: 'localhost:3000', certificate: undefined },
    limited: undefined,
  }));

it('a proxy is called over TLS, with its host alone and its certificate', () => {
  const proxied = {
    ...environment,
    ATTACK_URL: 'https://parages.test:8443',
    ATTACK_LIMITED_URL: 'https://parages.test:8444',
    ATTACK_CERTIFICATE: certificate,
  };
  const target = { origin: 'https://127.0.0.1:8443', host: 'parages.test', certificate: 'PEM' };
  expect(readSurroundings(proxied)).toMatchObject({
    target,
    limited: { ...target, origin: 'https://127.0.0.1:8444' },
  });
});
