import { expect, it } from 'vitest';
import { authSettings } from './auth-settings.ts';
import { readConfig } from './config.ts';

it('authSettings takes SUPERTOKENS_API_KEY as its secret when it is set, else DATABASE_URL', () => {
  const DATABASE_URL = 'postgres://app@127.0.0.1/parages';
  expect(authSettings(readConfig({ DATABASE_URL })).secret).toBe(DATABASE_URL);
  const SUPERTOKENS_API_KEY = 'a-key-of-the-session-core';
  expect(authSettings(readConfig({ DATABASE_URL, SUPERTOKENS_API_KEY })).secret).toBe(
    SUPERTOKENS_API_KEY,
  );
});
