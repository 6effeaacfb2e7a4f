import { expect, it } from 'vitest';
import { goodPassword, startAuth } from '../../../../test/servers/start-auth.ts';

const { app, signUp, clock, roles } = await startAuth();

const acts: Record<string, object> = {
  '/api/v1/moderation/pois/{poiId}/merge': {
    version: 1,
    intoPoiId: '0190a5a0-0000-7000-8000-000000000002',
  },
  '/api/v1/org/pois/{poiId}/reassignment': { version: 1, organisationId: null },
  '/api/v1/moderation/organisations/{organisationId}/suspension': {
    version: 1,
    reason: 'Annonces trompeuses',
  },
  '/api/v1/moderation/campaigns/{campaignId}/stop': { version: 1, reason: 'Annonce trompeuse' },
  '/api/v1/moderation/campaigns/{campaignId}/refunds': { amountCents: 100, refundedCents: 0 },
  '/api/v1/moderation/users/{userId}/role': { role: 'curator', isGranted: true },
};

it('the API documents sign_in_too_old for merging and reassigning a POI, suspending an organisation, stopping and refunding a campaign and changing a role, and for no other path', async () => {
  const { paths } = JSON.parse(JSON.stringify(app.swagger()));
  const wanting = Object.keys(paths).filter((path) =>
    JSON.stringify(paths[path]).includes('sign_in_too_old'),
  );
  expect(wanting.toSorted()).toEqual(Object.keys(acts).toSorted());
});

it.each(Object.entries(acts))(
  '%s answers 403 sign_in_too_old from 15 minutes after the sign-in until the next sign-in',
  async (path, body) => {
    const { browser, email } = await signUp();
    await roles.grant(email, 'admin');
    const url = path.replace(/\{\w+\}/, '0190a5a0-0000-7000-8000-000000000001');
    expect((await browser.post(url, body)).body.code).not.toBe('sign_in_too_old');
    clock.advance(15 * 60_000 + 1000);
    await browser.post('/auth-api/session/refresh');
    const { status, body: refusal } = await browser.post(url, body);
    expect([status, refusal.code]).toEqual([403, 'sign_in_too_old']);
    await browser.fill('/signin', { email, password: goodPassword });
    expect((await browser.post(url, body)).body.code).toMatch(/_not_found$|request_invalid/);
  },
);
