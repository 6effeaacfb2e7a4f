// Specification: §1.15, §3.26, §4.29, §5.17, §7.41, §8.18, §11.8
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import { organisationsRepository } from './organisations.repository.ts';

const path = '/org/organisations';
const draft = {
  name: 'Les Bacs à sable',
  email: 'Bonjour@Bacs.example',
  streetAddress: '3 quai du Port',
  postalCode: '37000',
  locality: 'Tours',
  siren: '000 100 016',
};

describe('POST /org/organisations', () => {
  it('201: creates a pending organisation owned by its applicant, and queues a mail to the applicant', async () => {
    const { send, signIn, db } = await startApi();
    const me = await signIn({ firstName: 'Noa' });
    const { status, body } = await send('POST', path, {
      body: { ...draft, website: 'bacs.example' },
      as: me,
    });
    expect([status, body]).toMatchObject([
      201,
      {
        status: 'pending',
        role: 'owner',
        slug: 'les-bacs-a-sable',
        siren: '000100016',
        email: 'bonjour@bacs.example',
        version: 1,
        website: 'https://bacs.example',
        description: '',
        registryState: 'unchecked',
        registry: null,
        reason: null,
        decidedAt: null,
      },
    ]);
    const [mail] = await db.mailOutbox.findMany();
    expect(mail).toMatchObject({
      kind: 'organisation-received',
      recipient: me.email,
      accountId: me.id,
      data: {
        firstName: 'Noa',
        organisation: 'Les Bacs à sable',
        link: 'http://pro.localhost/org/events/new',
      },
    });
    const mine = (await send('GET', path, { as: me })).body;
    expect(mine).toMatchObject({
      hasPending: true,
      items: [{ id: body.id, memberCount: 1, poiCount: 0, role: 'owner', reason: null }],
    });
    expect((await send('GET', `${path}/${body.id}`, { as: me })).body).toEqual(body);
  });

  it('409: refuses a second pending declaration of an account; the same name by another account gets the next slug', async () => {
    const { send, signIn } = await startApi();
    const me = await signIn();
    expect((await send('POST', path, { body: draft, as: me })).status).toBe(201);
    const { status, body } = await send('POST', path, {
      body: { ...draft, name: 'Une autre' },
      as: me,
    });
    expect([status, body.code]).toEqual([409, 'organisation_pending_exists']);
    expect((await send('POST', path, { body: draft, as: await signIn() })).body.slug).toBe(
      'les-bacs-a-sable-2',
    );
  });

  it('201 for one of eight simultaneous declarations of one account, which has one organisation and one mail', async () => {
    const { send, signIn, db } = await startApi();
    const me = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        send('POST', path, { body: { ...draft, name: `Comité ${n}` }, as: me }),
      ),
    );
    const losers = answers.filter(({ status }) => status !== 201);
    expect(losers).toHaveLength(7);
    // An overloaded server answers 503; every other refusal is the expected problem.
    for (const { body } of losers)
      expect(['organisation_pending_exists', 'service_unavailable', 'query_timeout']).toContain(
        body.code,
      );
    expect([
      await db.organisation.count(),
      await db.membership.count(),
      await db.mailOutbox.count(),
    ]).toEqual([1, 1, 1]);
  });

  it('gives three organisations whose name has no letter the slugs organisateur, organisateur-2 and organisateur-3', async () => {
    const { send, signIn } = await startApi();
    const people = await Promise.all(Array.from({ length: 3 }, () => signIn()));
    const answers = await Promise.all(
      people.map((as) => send('POST', path, { body: { ...draft, name: '🎪' }, as })),
    );
    expect(answers.map(({ body }) => body.slug).sort()).toEqual([
      'organisateur',
      'organisateur-2',
      'organisateur-3',
    ]);
  });

  it.each([
    ['name', ' '],
    ['name', '\u200b\u202e'],
    ['name', 'a'.repeat(141)],
    ['email', 'bonjour'],
    ['streetAddress', ''],
    ['postalCode', '3700'],
    ['locality', ''],
    ['website', 'javascript:alert(1)'],
    ['website', 'http://localhost/x'],
    ['website', 'ftp://bacs.example'],
    ['description', 'a'.repeat(2001)],
  ])(
    '400 “Champ obligatoire” or another fault: refuses the field %s with the value %j',
    async (field, value) => {
      const { send, signIn } = await startApi();
      const { status, body } = await send('POST', path, {
        body: { ...draft, [field]: value },
        as: await signIn(),
      });
      expect([status, body.code, body.errors[0].pointer]).toEqual([
        400,
        'request_invalid',
        `/body/${field}`,
      ]);
    },
  );

  it('201: removes U+202E and U+0000 from the texts, and normalises their line breaks', async () => {
    const { send, signIn } = await startApi();
    const body = {
      ...draft,
      name: 'Les\u202e Bacs\u0000\nà sable',
      description: '<b>Un</b>\r\ndeux',
    };
    const created = (await send('POST', path, { body, as: await signIn() })).body;
    expect([created.name, created.description]).toEqual(['Les Bacs à sable', '<b>Un</b>\ndeux']);
  });

  it('401, 403: refuses a caller without a session or without a verified address', async () => {
    const { send, signIn } = await startApi();
    expect((await send('POST', path, { body: draft })).body.code).toBe('session_missing');
    expect(
      (await send('POST', path, { body: draft, as: await signIn({ isVerified: false }) })).body
        .code,
    ).toBe('email_unverified');
  });
});

describe('PATCH /org/organisations/{id}', () => {
  it('200: writes the next version only for a changed value; the history names the changed fields, not their values', async () => {
    const { send, signIn, db } = await startApi();
    const me = await signIn();
    const { id } = await createOrganisation(db, {
      members: [{ id: me.id, role: 'owner' }],
      status: 'pending',
    });
    const changes = {
      version: 1,
      name: 'Comité des fêtes de Tours',
      website: 'https://comite.example/',
      locality: 'Tours',
    };
    const { status, body } = await send('PATCH', `${path}/${id}`, { body: changes, as: me });
    expect([status, body]).toMatchObject([
      200,
      { version: 2, name: 'Comité des fêtes de Tours', status: 'pending' },
    ]);
    expect(
      await db.organisationHistory.findMany({
        select: { action: true, actorId: true, detail: true },
      }),
    ).toEqual([{ action: 'updated', actorId: me.id, detail: { fields: ['name', 'website'] } }]);
    const same = await send('PATCH', `${path}/${id}`, {
      body: { version: 2, name: 'Comité des fêtes de Tours' },
      as: me,
    });
    expect(same.body.version).toBe(2);
  });

  it('412 organisation_version_stale: refuses one of two simultaneous changes by two owners', async () => {
    const { send, signIn, db } = await startApi();
    const people = [await signIn(), await signIn()];
    const { id } = await createOrganisation(db, {
      members: people.map((one) => ({ id: one.id, role: 'owner' })),
    });
    const answers = await Promise.all(
      people.map((as, n) =>
        send('PATCH', `${path}/${id}`, { body: { version: 1, name: `Comité ${n}` }, as }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body.code).toBe(
      'organisation_version_stale',
    );
  });

  it('403: editors and readers can only read their organisation; during a suspension, so can its owner', async () => {
    const { send, signIn, db } = await startApi();
    const [owner, editor, reader] = [await signIn(), await signIn(), await signIn()];
    const members = [
      { id: owner.id, role: 'owner' as const },
      { id: editor.id, role: 'editor' as const },
      { id: reader.id, role: 'reader' as const },
    ];
    const { id } = await createOrganisation(db, { members });
    const change = (as: typeof owner) =>
      send('PATCH', `${path}/${id}`, { body: { version: 1, name: 'X' }, as });
    for (const as of [editor, reader]) {
      expect((await change(as)).body.code).toBe('permission_missing');
      expect((await send('GET', `${path}/${id}`, { as })).status).toBe(200);
    }
    await db.organisation.update({
      where: { id },
      data: { status: 'suspended', reason: 'Plainte' },
    });
    expect((await change(owner)).body).toMatchObject({
      status: 403,
      code: 'organisation_suspended',
    });
    expect((await send('GET', `${path}/${id}`, { as: owner })).body).toMatchObject({
      status: 'suspended',
      reason: 'Plainte',
    });
  });

  it('400: refuses another SIREN for an approved organisation; accepts it for a pending one', async () => {
    const { send, signIn, db } = await startApi();
    const me = await signIn();
    const members = [{ id: me.id, role: 'owner' as const }];
    const approved = await createOrganisation(db, { members });
    const body = { version: 1, siren: '123456782' };
    const refused = await send('PATCH', `${path}/${approved.id}`, { body, as: me });
    expect(refused.body.errors).toEqual([
      expect.objectContaining({ pointer: '/body/siren', code: 'siren_fixed' }),
    ]);
    const waiting = await createOrganisation(db, { members, status: 'pending' });
    expect((await send('PATCH', `${path}/${waiting.id}`, { body, as: me })).body).toMatchObject({
      siren: '123456782',
      version: 2,
    });
  });
});

describe('POST /org/organisations/{id}/resubmission', () => {
  it('200: sets a corrected, refused organisation to pending; the owner who resubmits is its applicant', async () => {
    const { send, signIn, db } = await startApi();
    const [first, second] = [await signIn(), await signIn()];
    const members = [first, second].map(({ id }) => ({ id, role: 'owner' as const }));
    const { id } = await createOrganisation(db, {
      members,
      status: 'refused',
      reason: 'L’adresse est incomplète.',
    });
    expect((await send('GET', `${path}/${id}`, { as: second })).body).toMatchObject({
      status: 'refused',
      reason: 'L’adresse est incomplète.',
    });
    await send('PATCH', `${path}/${id}`, {
      body: { version: 1, streetAddress: '4 quai du Port' },
      as: second,
    });
    const { status, body } = await send('POST', `${path}/${id}/resubmission`, {
      body: { version: 2 },
      as: second,
    });
    expect([status, body]).toMatchObject([200, { status: 'pending', version: 3, decidedAt: null }]);
    expect(await db.mailOutbox.findMany({ select: { kind: true, recipient: true } })).toEqual([
      { kind: 'organisation-received', recipient: second.email },
    ]);
    expect((await send('POST', path, { body: draft, as: second })).body.code).toBe(
      'organisation_pending_exists',
    );
    expect((await send('POST', path, { body: draft, as: first })).status).toBe(201);
  });

  it('409: refuses an organisation that is pending or approved, or whose owner has a pending one; 412: a stale version', async () => {
    const { send, signIn, db } = await startApi();
    const me = await signIn();
    const members = [{ id: me.id, role: 'owner' as const }];
    const resubmit = async (id: string, version = 1) =>
      (await send('POST', `${path}/${id}/resubmission`, { body: { version }, as: me })).body.code;
    for (const status of ['pending', 'approved'] as const) {
      const { id } = await createOrganisation(db, { members, status });
      expect(await resubmit(id)).toBe('organisation_transition_forbidden');
    }
    const { id } = await createOrganisation(db, { members, status: 'refused' });
    expect(await resubmit(id)).toBe('organisation_pending_exists');
    expect(await resubmit(id, 7)).toBe('organisation_version_stale');
  });

  it('`resubmit` of the repository returns false for an approved organisation', async () => {
    const { signIn, db } = await startApi();
    const { id: accountId } = await signIn();
    const members = [{ id: accountId, role: 'owner' as const }];
    const { id } = await createOrganisation(db, { members, status: 'approved' });
    const resubmission = { id, accountId, now: new Date() };
    expect(await organisationsRepository(db).resubmit(resubmission)).toBe(false);
  });

  it('accepts one of two simultaneous resubmissions of two organisations by one owner', async () => {
    const { send, signIn, db } = await startApi();
    const me = await signIn();
    const refused = {
      members: [{ id: me.id, role: 'owner' as const }],
      status: 'refused' as const,
    };
    const ids = [await createOrganisation(db, refused), await createOrganisation(db, refused)].map(
      ({ id }) => id,
    );
    const answers = await Promise.all(
      ids.map((id) => send('POST', `${path}/${id}/resubmission`, { body: { version: 1 }, as: me })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
