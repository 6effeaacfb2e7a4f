import { afterEach, expect, it, vi } from 'vitest';
import { consoleLog } from './log.ts';

afterEach(() => vi.restoreAllMocks());

it('consoleLog prints the stack of an error, not what the driver attaches to it, such as its connection', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const error = Object.assign(new Error('read ECONNRESET'), { client: { secretKey: 4711 } });
  consoleLog.error('auth-core: database connection lost', error);
  const printed = JSON.stringify(print.mock.calls);
  expect(printed).toContain('auth-core: database connection lost');
  expect(printed).toContain('read ECONNRESET');
  expect(print.mock.calls.flat().every((part) => typeof part === 'string')).toBe(true);
  expect(printed).not.toContain('4711');
});
