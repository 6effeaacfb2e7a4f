import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ environment: {} });
});
afterAll(() => sandbox.close());

const range = (prefix: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.settings.passwords?.PASSWORD_RANGES_URL}/range/${prefix}`, { headers });

async function countOf(password: string, headers: Record<string, string> = {}): Promise<number> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const lines = (await (await range(hash.slice(0, 5), headers)).text()).split('\r\n');
  const line = lines.find((one) => one.startsWith(`${hash.slice(5)}:`));
  return Number(line?.split(':')[1] ?? 0);
}

it('the leaked-password stand-in answers a count for two passwords of its list, and none for another password', async () => {
  expect(await countOf('motdepasse1234')).toBeGreaterThan(0);
  expect(await countOf('azertyuiop123', { 'add-padding': 'true' })).toBeGreaterThan(0);
  expect(await countOf('une phrase que personne ne tape')).toBe(0);
});

it('the leaked-password stand-in answers a prefix with several suffixes and their counts, the same lines each time', async () => {
  const lines = (await (await range('00000')).text()).split('\r\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^[0-9A-F]{35}:[1-9]\d*$/);
  expect((await (await range('00000')).text()).split('\r\n')).toEqual(lines);
});

it('the leaked-password stand-in adds more than 700 lines with the count 0 when padding is requested', async () => {
  const lines = (await (await range('abcde', { 'add-padding': 'true' })).text()).split('\r\n');
  expect(lines.length).toBeGreaterThanOrEqual(799);
  expect(lines.filter((line) => line.endsWith(':0')).length).toBeGreaterThan(700);
});

it('the leaked-password stand-in answers 400 to a prefix that is not five hexadecimal digits', async () => {
  for (const prefix of ['abcd', 'abcdef', 'xyz12']) expect((await range(prefix)).status).toBe(400);
});

it('the leaked-password stand-in shows motdepasse1234 on its page', async () => {
  expect(await (await fetch(`${sandbox.url}/pwned`)).text()).toContain('motdepasse1234');
});
