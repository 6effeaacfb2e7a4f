import { expect, it } from 'vitest';
import { Browser, startLibrary } from './library.ts';

const { core } = await startLibrary();

it('the session library verifies a session while the core is down; signing in fails', async () => {
  const browser = new Browser();
  await browser.form('/signup', { email: 'ada@example.org', password: 'passw0rd of ours' });
  const visit = () => browser.visit({ overrideGlobalClaimValidators: () => [] });
  expect((await visit()).status).toBe(200);
  await core.close();
  expect((await visit()).status).toBe(200);
  await expect(
    browser.form('/signin', { email: 'ada@example.org', password: 'passw0rd of ours' }),
  ).rejects.toThrow('No SuperTokens core available to query');
});
