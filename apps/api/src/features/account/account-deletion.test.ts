// Specification: §7.20, §7.21
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createOrganisation,
  findTraces,
  listPersonalTables,
  plant,
} from '../../../test/personal-data.ts';
import { createPoi } from '../../../test/records/create-poi.ts';
import { goodPassword, startAuth } from '../../../test/servers/start-auth.ts';
import type { MailServer } from '../../gateways/mail-server/mail-server.ts';
import { outboxService } from '../mails/outbox/outbox.service.ts';

const pictures = mkdtempSync(path.join(tmpdir(), 'parages-deletion-'));
afterAll(() => rmSync(pictures, { recursive: true, force: true }));
const { open, db, signUp, linkOf, clock } = await startAuth({
  environment: { FEEDBACK_EMAIL: 'team@parages.example', PICTURES_FOLDER: pictures },
});
const me = '/api/v1/me';
const linkPath = '/api/v1/me/deletion-link';

const outbox = (server: Partial<MailServer> = {}) =>
  outboxService({
    db,
    clock,
    from: { name: 'Parages', address: 'bonjour@parages.example' },
    site: {
      name: 'Parages',
      origin: 'https://parages.example',
      proOrigin: 'https://pro.parages.example',
    },
    log: { warn: () => undefined },
    server: { send: async () => ({ outcome: 'sent' }), close: () => undefined, ...server },
  });
const tokenFor = async (email: string) =>
  (await linkOf('delete-account', email)).searchParams.get('deletionToken');

describe('DELETE /me', () => {
  it('200: with the password; closes every session at once, queues a farewell mail and frees the address for a new sign-up', async () => {
    const { browser, email, userId } = await signUp();
    const elsewhere = open();
    expect((await elsewhere.fill('/signin', { email, password: goodPassword })).body.status).toBe(
      'OK',
    );
    const { status, body } = await browser.call('DELETE', me, { body: { password: goodPassword } });
    expect([status, body]).toEqual([200, { isDeleted: true }]);
    for (const one of [browser, elsewhere]) {
      expect((await one.get(me)).body.code).toBe('session_missing');
      expect((await one.post('/auth-api/session/refresh')).status).toBe(401);
    }
    expect((await open().fill('/signin', { email, password: goodPassword })).body.status).toBe(
      'WRONG_CREDENTIALS_ERROR',
    );
    expect(
      await db.mailOutbox.findMany({ select: { kind: true, recipient: true, accountId: true } }),
    ).toEqual([{ kind: 'account-deleted', recipient: email, accountId: null }]);
    expect((await signUp({ email })).userId).not.toBe(userId);
  });

  it('200: with the latest mailed link; 403 for a link replaced by a newer one; a second link within a minute is refused with deletion_link_limited', async () => {
    const { browser, email } = await signUp();
    expect((await browser.post(linkPath)).status).toBe(202);
    const first = await tokenFor(email);
    expect((await browser.post(linkPath)).body.code).toBe('deletion_link_limited');
    clock.advance(61_000);
    expect((await browser.post(linkPath)).status).toBe(202);
    const second = await tokenFor(email);
    const remove = (token: string | null) =>
      browser.call('DELETE', me, { body: { token: token ?? '' } });
    expect((await remove(first)).body).toMatchObject({
      status: 403,
      code: 'deletion_link_invalid',
    });
    expect((await remove(second)).status).toBe(200);
    expect((await remove(second)).body.code).toBe('session_missing');
  });

  it('403 deletion_link_invalid: with a link that is an hour old, or with the link of another account; deletes neither account', async () => {
    const [one, other] = [await signUp(), await signUp()];
    await one.browser.post(linkPath);
    const token = (await tokenFor(one.email)) ?? '';
    const remove = ({ browser }: typeof one) => browser.call('DELETE', me, { body: { token } });
    expect(await remove(other)).toMatchObject({
      status: 403,
      body: { code: 'deletion_link_invalid' },
    });
    clock.advance(3_600_000);
    await one.browser.post('/auth-api/session/refresh');
    expect(await remove(one)).toMatchObject({
      status: 403,
      body: { code: 'deletion_link_invalid' },
    });
    expect(await db.account.count()).toBe(2);
  });

  it('200: deletes an account whose address was never verified', async () => {
    const { browser } = await signUp({ isVerified: false });
    expect((await browser.call('DELETE', me, { body: { password: goodPassword } })).status).toBe(
      200,
    );
    expect(await db.account.count()).toBe(0);
  });

  it('403 password_wrong, then 429 attempts_limited after ten wrong passwords; deletes nothing', async () => {
    const { browser } = await signUp();
    const guesses: string[] = [];
    for (let n = 0; n < 11; n += 1) {
      const { status, body } = await browser.call('DELETE', me, {
        body: { password: 'not this one at all' },
      });
      guesses.push(`${status} ${body.code}`);
    }
    expect(guesses).toEqual([...Array(10).fill('403 password_wrong'), '429 attempts_limited']);
    expect(await db.account.count()).toBe(1);
  });

  it('403 password_wrong: with a password of 128 emoji', async () => {
    const { browser } = await signUp();
    const { status, body } = await browser.call('DELETE', me, {
      body: { password: '🎈'.repeat(128) },
    });
    expect([status, body.code]).toEqual([403, 'password_wrong']);
  });

  it('400 at /body/password: neither password nor token, both, an empty password, or 129 emoji', async () => {
    const { browser } = await signUp();
    for (const proof of [
      {},
      { password: goodPassword, token: 'x' },
      { password: '' },
      { password: '🎈'.repeat(129) },
    ]) {
      const { status, body } = await browser.call('DELETE', me, { body: proof });
      expect([status, body.errors[0].pointer]).toEqual([400, '/body/password']);
    }
  });

  it('answers 200 to one of two concurrent deletions of an account and 401 or 403 to the other, and queues one farewell mail', async () => {
    const { browser } = await signUp();
    const answers = await Promise.all(
      [1, 2].map(() => browser.copy().call('DELETE', me, { body: { password: goodPassword } })),
    );
    const [won, lost] = answers.map(({ status }) => status).sort();
    expect(won).toBe(200);
    expect([401, 403]).toContain(lost);
    expect(await db.mailOutbox.count({ where: { kind: 'account-deleted' } })).toBe(1);
  });

  it('leaves the id of the account in no table when sign-ins to the account run during the deletion', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { browser, email, userId } = await signUp();
      const arrivals = [1, 2, 3].map(() =>
        open().fill('/signin', { email, password: goodPassword }),
      );
      await Promise.all([
        browser.call('DELETE', me, { body: { password: goodPassword } }),
        ...arrivals,
      ]);
      expect(await findTraces(db, [userId])).toEqual([]);
    }
  });

  it('leaves the favourites, the session and the address of another account unchanged', async () => {
    const [leaving, staying] = [await signUp(), await signUp()];
    const { id } = await createPoi(db, clock.now());
    for (const { browser } of [leaving, staying])
      await browser.call('PUT', `/api/v1/me/favorites/${id}`);
    await leaving.browser.call('DELETE', me, { body: { password: goodPassword } });
    expect((await staying.browser.get('/api/v1/me/favorites/ids')).body).toEqual({ items: [id] });
    expect((await staying.browser.get(me)).body.email).toBe(staying.email);
  });
});

it('GET /me/export 200: exports profile, favourites, feedback, mails, sign-in methods and sessions as a JSON file, without the password', async () => {
  const { browser, email, userId } = await signUp({ host: 'pro.localhost:3000' });
  const { id } = await createPoi(db, clock.now(), { label: 'Bal' });
  await browser.call('PUT', `/api/v1/me/favorites/${id}`);
  const merged = await createPoi(db, clock.now(), { label: 'Bal (doublon)' });
  const mergedAt = clock.now();
  const merge = {
    poiId: merged.id,
    keptId: id,
    mergedAt,
    isAutomatic: true,
    formerSlugs: [],
    versions: {},
  };
  const { id: mergeId } = await db.poiMerge.create({ data: { id: randomUUID(), ...merge } });
  await db.mergedFavorite.create({
    data: { mergeId, accountId: userId, createdAt: mergedAt, isMoved: false },
  });
  await browser.call('PUT', '/api/v1/me/favorites/themes/cinema');
  await db.followedVenue.create({
    data: { accountId: userId, slug: 'le-quai-tours', name: 'Le Quai', locality: 'Tours' },
  });
  const organiser = { id: randomUUID(), slug: 'le-bal', name: 'Le Bal', email: 'bal@example.org' };
  await db.organisation.create({ data: { ...organiser, applicantId: userId, status: 'approved' } });
  await db.followedOrganiser.create({ data: { accountId: userId, organisationId: organiser.id } });
  await browser.call('PUT', '/api/v1/me/favorites/links/share');
  await browser.post('/api/v1/me/searches', {
    name: 'Jazz à Tours',
    filters: { lon: 0.7, lat: 47.4, q: 'jazz' },
  });
  await browser.call('PUT', '/api/v1/me/position', {
    body: { lon: 0.7, lat: 47.4, name: 'Tours' },
  });
  await browser.post('/api/v1/feedback', {
    message: 'La carte est belle.',
    email,
    page: `/poi/${id}`,
    locale: 'fr',
  });
  const { status, headers, body } = await browser.get('/api/v1/me/export');
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(body).toMatchObject({
    profile: { id: userId, email, firstName: 'Camille', latestPosition: { name: 'Tours' } },
    favorites: [{ poiId: id, label: 'Bal' }],
    mergedFavorites: [{ poiId: merged.id, keptPoiId: id }],
    followedThemes: [{ theme: 'cinema' }],
    followedVenues: [{ slug: 'le-quai-tours', name: 'Le Quai', locality: 'Tours' }],
    followedOrganisers: [{ slug: 'le-bal', name: 'Le Bal' }],
    favoriteLinks: [{ kind: 'share' }],
    savedSearches: [{ name: 'Jazz à Tours', filters: { q: 'jazz' }, hasMail: true }],
    feedback: [{ message: 'La carte est belle.', poiId: id, reportKind: null }],
    isPro: true,
    access: {
      methods: [{ kind: expect.any(String), email, isVerified: true }],
      sessions: [{ expiresAt: expect.any(String) }],
    },
  });
  expect(body.mails.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['verify-email', 'welcome']),
  );
  expect(JSON.stringify(body)).not.toContain(goodPassword);
});

it('GET /me/export lists queued mails (verification, deletion, password reset) without the tokens of their links', async () => {
  const { browser, email } = await signUp();
  expect((await browser.post(linkPath)).status).toBe(202);
  await browser.fill('/user/password/reset/token', { email });
  const asked = { kind: 'reset-password', recipient: email };
  await expect.poll(() => db.mailOutbox.count({ where: asked })).toBe(1);
  const { body } = await browser.get('/api/v1/me/export');
  expect(body.mails.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['verify-email', 'delete-account', 'reset-password']),
  );
  expect(JSON.stringify(body.mails)).not.toMatch(/token/i);
});

describe('personal data of a deleted account', () => {
  const token = 'planted-7f3a9c';
  const email = `${token}@parages.example`;

  function filesHolding(folder: string): string[] {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => statSync(file).isFile() && readFileSync(file).includes(token));
  }

  async function leave() {
    const { browser, userId } = await signUp({ email });
    const [poi, kept] = [await createPoi(db, clock.now()), await createPoi(db, clock.now())];
    const merge = { mergedAt: clock.now(), isAutomatic: false, formerSlugs: [], versions: {} };
    await db.poiMerge.create({ data: { ...merge, id: poi.id, poiId: poi.id, keptId: kept.id } });
    const organisationId = await createOrganisation(db, { applicantId: userId, email });
    await db.conversation.create({ data: { id: organisationId, organisationId } });
    await db.region.create({
      data: {
        id: '00000000-0000-7000-8000-000000000001',
        level: 'CITY',
        insee: '0',
        slug: 'x',
        name: 'X',
      },
    });
    expect(
      (await browser.post('/api/v1/feedback', { message: token, email, page: '/', locale: 'fr' }))
        .status,
    ).toBe(202);
    const planted = await plant(db, { userId, email, token });
    expect((await browser.post(linkPath)).status).toBe(202);
    const proof = await tokenFor(email);
    expect((await browser.call('DELETE', me, { body: { token: proof } })).status).toBe(200);
    return { planted, userId };
  }

  it('is in no table but that of the queued farewell mail, and in none once that mail is sent', async () => {
    const { planted, userId } = await leave();
    expect(planted).toEqual(
      expect.arrayContaining([
        ...[
          'account.first_name',
          'latest_position.name',
          'favorite_link.token',
          'followed_theme.theme',
          'saved_search.filters',
          'conversation_message.text',
          'mail_outbox.data',
        ].map((name) => `public.${name}`),
        ...[
          'feedback.message',
          'suppressed_address.reason',
          'account_deletion_link.token_hash',
        ].map((name) => `public.${name}`),
        ...[
          'session.data',
          'account_metadata.data',
          'reset_token.token_hash',
          'account.password_hash',
        ].map((name) => `auth_core.${name}`),
      ]),
    );
    const marks = [token, userId];
    expect(await findTraces(db, marks)).toEqual(['public.mail_outbox']);
    const lastMails = await db.mailOutbox.findMany({ select: { kind: true, recipient: true } });
    expect(lastMails).toEqual([{ kind: 'account-deleted', recipient: email }]);
    expect((await outbox().deliverDue()).sent).toBe(1);
    expect(await findTraces(db, marks)).toEqual([]);
    expect(filesHolding(pictures)).toEqual([]);
    const holding = path.join(pictures, 'planted');
    writeFileSync(holding, `before ${token} after`);
    expect(filesHolding(pictures)).toEqual([holding]);
  });

  it('is found by findTraces in a table that the deletion does not know', async () => {
    await db.$executeRawUnsafe('CREATE TABLE diary (account_id text NOT NULL, note text NOT NULL)');
    try {
      expect([...(await listPersonalTables(db)).keys()]).toContain('public.diary');
      const { planted, userId } = await leave();
      expect(planted).toContain('public.diary.note');
      expect(await findTraces(db, [token, userId])).toContain('public.diary');
    } finally {
      await db.$executeRawUnsafe('DROP TABLE diary');
    }
  });
});
