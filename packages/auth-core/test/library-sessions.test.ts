import Session from 'supertokens-node/recipe/session';
import UserMetadata from 'supertokens-node/recipe/usermetadata';
import UserRoles from 'supertokens-node/recipe/userroles';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Browser, startLibrary } from './library.ts';

await startLibrary();
const password = 'passw0rd of ours';
const unverified = { overrideGlobalClaimValidators: () => [] };
let people = 0;

async function signUp(): Promise<{ browser: Browser; userId: string }> {
  people += 1;
  const browser = new Browser();
  const { body } = await browser.form('/signup', {
    email: `person${people}@example.org`,
    password,
  });
  const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(body);
  return { browser, userId: user.id };
}
const refresh = (browser: Browser) => browser.call('post', '/session/refresh');

it('the session library answers 401 to a request without the anti-csrf token of its session', async () => {
  const { browser } = await signUp();
  const checked = { ...unverified, antiCsrfCheck: true };
  expect((await browser.visit(checked)).status).toBe(200);
  browser.antiCsrf = undefined;
  expect((await browser.visit(checked)).status).toBe(401);
});

it('the session library replaces the access token at a refresh, and accepts the three requests that follow', async () => {
  const { browser } = await signUp();
  const before = browser.cookies.sAccessToken;
  expect((await refresh(browser)).status).toBe(200);
  expect(browser.cookies.sAccessToken).not.toBe(before);
  for (let visit = 0; visit < 3; visit += 1)
    expect((await browser.visit(unverified)).status).toBe(200);
});

it('the session library accepts a refresh token a second time when the first answer was lost', async () => {
  const { browser } = await signUp();
  await refresh(browser.copy());
  expect((await refresh(browser)).status).toBe(200);
  expect((await browser.visit(unverified)).status).toBe(200);
});

it('the session library signs out the thief and the user when a stolen refresh token is used', async () => {
  const { browser } = await signUp();
  const thief = browser.copy();
  await refresh(browser);
  await browser.visit(unverified);
  const theft = await refresh(thief);
  expect(theft).toEqual({ status: 401, body: { message: 'token theft detected' } });
  expect(thief.cookies).toEqual({});
  expect((await refresh(browser)).status).toBe(401);
});

it('the session library answers 200 to two simultaneous refreshes that send one token, and accepts the new tokens of one', async () => {
  const { browser } = await signUp();
  const other = browser.copy();
  const answers = await Promise.all([refresh(browser), refresh(other)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await browser.visit(unverified)).status).toBe(200);
});

it('the session library deletes the session and its cookies at a sign-out', async () => {
  const { browser } = await signUp();
  const left = browser.copy();
  expect((await browser.call('post', '/signout')).body).toEqual({ status: 'OK' });
  expect(browser.cookies).toEqual({});
  expect((await refresh(left)).status).toBe(401);
  expect((await left.visit({ ...unverified, checkDatabase: true })).status).toBe(401);
});

it('a session gets the permission of a new role of its user, and loses it with the role, once its claims are fetched again', async () => {
  const { browser, userId } = await signUp();
  const guard = {
    overrideGlobalClaimValidators: () => [UserRoles.PermissionClaim.validators.includes('poi_mod')],
  };
  await UserRoles.createNewRoleOrAddPermissions('moderator', ['poi_mod', 'image_mod']);
  expect((await browser.visit(guard)).status).toBe(403);
  expect((await UserRoles.addRoleToUser('public', userId, 'moderator')).status).toBe('OK');
  const [handle = ''] = await Session.getAllSessionHandlesForUser(userId);
  const update = async () => {
    await Session.fetchAndSetClaim(handle, UserRoles.UserRoleClaim);
    await Session.fetchAndSetClaim(handle, UserRoles.PermissionClaim);
  };
  await update();
  expect((await browser.visit({ ...guard, checkDatabase: true })).status).toBe(200);
  await UserRoles.removeUserRole('public', userId, 'moderator');
  await update();
  expect((await browser.visit({ ...guard, checkDatabase: true })).status).toBe(403);
});

it('the session library changes and reads the data and the claims of a session, and returns undefined for an unknown one', async () => {
  const { userId } = await signUp();
  const [handle = ''] = await Session.getAllSessionHandlesForUser(userId);
  expect(await Session.updateSessionDataInDatabase(handle, { device: 'phone' })).toBe(true);
  expect(await Session.mergeIntoAccessTokenPayload(handle, { city: 'tours' })).toBe(true);
  const information = await Session.getSessionInformation(handle);
  expect(information).toMatchObject({
    userId,
    sessionDataInDatabase: { device: 'phone' },
    customClaimsInAccessTokenPayload: {
      city: 'tours',
      iss: expect.any(String),
      'st-ev': { v: false },
    },
  });
  expect(await Session.getSessionInformation('none')).toBeUndefined();
});

it('updateUserMetadata merges metadata, and removes a key that is set to null', async () => {
  const { userId } = await signUp();
  await UserMetadata.updateUserMetadata(userId, { first_name: 'Ada', city: 'Tours' });
  await UserMetadata.updateUserMetadata(userId, { city: null });
  expect((await UserMetadata.getUserMetadata(userId)).metadata).toEqual({ first_name: 'Ada' });
});
