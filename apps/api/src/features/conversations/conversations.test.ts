import { conversationLimits } from '@parages/contracts/vocabulary/organisations/conversation-limits';
import { quotas } from '@parages/contracts/vocabulary/quotas';
import { v4 as uuidv4 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { conversationBench } from '../../../test/records/conversations.ts';
import type { Answer } from '../../../test/servers/start-api.ts';
import type { User } from '../../../test/signed-in.ts';

const subjects = ['event', 'organisation'] as const;
const notFound = { event: 'poi_not_found', organisation: 'organisation_not_found' };
const own = { event: 'poi_own', organisation: 'organisation_own' };

const patient = { timeout: 20_000 };

describe.each(subjects)('the conversation about an %s', (subject) => {
  const start = () => conversationBench(subject);

  it('200: is empty at first, and keeps the messages of both sides in their order, without the names of the team for organisers', async () => {
    const { read, write, answer, organisation, poi, owner, moderator } = await start();
    const empty = (await read(owner)).body;
    expect(empty).toEqual({
      organisation: { id: organisation.id, name: 'Comité des fêtes' },
      poi: subject === 'event' ? { id: poi.id, label: 'Bal' } : null,
      messages: [],
      before: null,
      unread: 0,
      isAskedForPapers: false,
      canWrite: true,
    });
    await write(owner, ' Les portes ouvrent-elles à 20 h ?\r\n<b>Merci</b> ');
    await answer(moderator, 'À vous de le dire.');
    const { messages } = (await read(owner)).body;
    expect(messages).toMatchObject([
      {
        side: 'organisation',
        text: 'Les portes ouvrent-elles à 20 h ?\n<b>Merci</b>',
        author: 'Noa',
        isMine: true,
        asksPapers: false,
        attachments: [],
        sentAt: '2026-06-10T10:00:00.000Z',
      },
      { side: 'team', text: 'À vous de le dire.', author: null, isMine: false },
    ]);
    expect((await read(moderator, 'team')).body.messages).toMatchObject([
      { author: 'Noa', isMine: false },
      { author: 'Lou', isMine: true },
    ]);
  });

  it('200: a message of the team is unread for each editor and reader until this member reads it; a later one stays unread', async () => {
    const { read, answer, see, open, owner, reader, moderator } = await start();
    const first = (await answer(moderator, 'Un')).body.messages.at(-1).id;
    const second = (await answer(moderator, 'Deux', { readId: first })).body.messages.at(-1).id;
    expect((await read(owner)).body.unread).toBe(2);
    expect((await open(owner)).body.items).toMatchObject([{ unread: 2, isAskedForPapers: false }]);
    expect((await see(owner, first)).body).toEqual({ unread: 1 });
    expect((await see(owner, second)).body).toEqual({ unread: 0 });
    expect((await see(owner, first)).body).toEqual({ unread: 0 });
    expect((await open(owner)).body.items).toEqual([]);
    expect((await read(reader)).body).toMatchObject({ unread: 2, canWrite: false });
  });

  it('200: a member who joins later has no unread message from before', async () => {
    const { read, answer, join, clock, moderator, signIn } = await start();
    await answer(moderator, 'Un');
    clock.set('2026-06-11T10:00:00Z');
    const late = await signIn();
    await join(late, 'editor');
    expect((await read(late)).body).toMatchObject({ unread: 0, messages: [{ text: 'Un' }] });
  });

  it('200: an unanswered request for papers stays open for owners and editors until one of them writes, not for readers and members who join later', async () => {
    const bench = await start();
    const { read, write, answer, see, open, owner, editor, reader, moderator } = bench;
    const { body } = await answer(moderator, 'Vos statuts ?', { asksPapers: true });
    const readId = body.messages.at(-1).id;
    for (const one of [owner, editor]) {
      await see(one, readId);
      expect((await open(one)).body.items).toMatchObject([{ unread: 0, isAskedForPapers: true }]);
    }
    expect((await open(reader)).body.items).toMatchObject([{ unread: 1, isAskedForPapers: false }]);
    await see(reader, readId);
    expect((await open(reader)).body.items).toEqual([]);
    bench.clock.set('2026-06-10T11:00:00Z');
    const late = await bench.signIn();
    await bench.join(late, 'editor');
    expect((await open(late)).body.items).toEqual([]);
    await write(owner, 'Les voici.');
    expect((await open(owner)).body.items).toEqual([]);
    expect((await read(reader)).body.isAskedForPapers).toBe(false);
  });

  it('200: shows a page of the latest messages, and the earlier ones by `before`', async () => {
    const { read, fill, owner } = await start();
    const { pageSize } = conversationLimits;
    await fill(pageSize + 2);
    const { messages, before } = (await read(owner)).body;
    expect([messages.length, messages[0].text, before]).toEqual([
      pageSize,
      'Message 3',
      messages[0].id,
    ]);
    const earlier = (await read(owner, 'organisation', { before })).body;
    expect(earlier.messages.map(({ text }: { text: string }) => text)).toEqual([
      'Message 1',
      'Message 2',
    ]);
    expect(earlier.before).toBeNull();
    const other = await read(owner, 'organisation', { before: uuidv4() });
    expect(other.body.messages).toEqual([]);
  });

  it('200: five parallel requests and a repetition with one id send one message and one mail; 409 message_id_taken for another text or account, and with a request for papers', async () => {
    const { write, answer, mails, owner, editor, moderator, read } = await start();
    const id = uuidv4();
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => write(owner, 'Bonjour', id)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const again = await write(owner, 'Bonjour', id);
    expect(again.body.messages).toHaveLength(1);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['organiser-message']);
    const taken = { status: 409, code: 'message_id_taken' };
    expect((await write(owner, 'Bonsoir', id)).body).toMatchObject(taken);
    expect((await write(editor, 'Bonjour', id)).body).toMatchObject(taken);
    expect((await answer(moderator, 'Bonjour', { id })).body).toMatchObject(taken);
    const answered = uuidv4();
    expect((await answer(moderator, 'Oui', { id: answered })).status).toBe(200);
    expect((await answer(moderator, 'Oui', { id: answered })).status).toBe(200);
    const asking = { id: answered, asksPapers: true };
    expect((await answer(moderator, 'Oui', asking)).body).toMatchObject(taken);
    expect((await read(owner)).body.messages).toHaveLength(2);
  });

  it('400: names the text when it is empty, of invisible characters alone, or too long', async () => {
    const { write, owner } = await start();
    const longest = 'é'.repeat(conversationLimits.maxLength);
    for (const text of ['', ' \u200b\n', `${longest}é`])
      expect((await write(owner, text)).body).toMatchObject({
        status: 400,
        errors: [{ pointer: '/body/text' }],
      });
    expect((await write(owner, longest)).status).toBe(200);
  });

  it('409 quota_reached: an organisation sends 50 messages in 24 hours, and more after them; a repeated message is not refused', async () => {
    const { write, fill, clock, owner, editor } = await start();
    await fill(quotas.messagesPerDay - 1);
    const id = uuidv4();
    expect((await write(owner, 'Dernier', id)).status).toBe(200);
    expect((await write(owner, 'Dernier', id)).status).toBe(200);
    const quota = { name: 'messagesPerDay', most: quotas.messagesPerDay };
    expect((await write(editor, 'De trop')).body).toMatchObject({ code: 'quota_reached', quota });
    clock.set('2026-06-11T10:00:01Z');
    expect((await write(editor, 'Le lendemain')).status).toBe(200);
  });

  it(`404 ${notFound[subject]}: for an account outside the organisation, and for unknown ids on both sides`, async () => {
    const bench = await start();
    const { signIn, owner, moderator } = bench;
    const calls = (as: User, place?: string) => [
      bench.read(as, 'organisation', {}, place),
      bench.write(as, 'Bonjour', uuidv4(), place),
      bench.see(as, uuidv4(), place),
    ];
    const ofTeam = [
      bench.read(moderator, 'team', {}, uuidv4()),
      bench.answer(moderator, 'Bonjour', {}, uuidv4()),
      bench.close(moderator, uuidv4(), uuidv4()),
    ];
    const answers = await Promise.all([
      ...calls(await signIn()),
      ...calls(owner, uuidv4()),
      ...ofTeam,
    ]);
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([404, notFound[subject]]);
  });

  it('403 permission_missing: a reader of the organisation reads and does not write; an organiser has no route of the team', async () => {
    const { read, write, answer, close, reader, owner } = await start();
    expect((await read(reader)).status).toBe(200);
    const refused = [
      await write(reader, 'Bonjour'),
      await read(owner, 'team'),
      await answer(owner, 'Bonjour'),
      await close(owner, uuidv4()),
    ];
    for (const { body } of refused)
      expect(body).toMatchObject({ status: 403, code: 'permission_missing' });
  });

  it.each(['pending', 'refused', 'suspended'] as const)(
    '200: a member of a %s organisation may write',
    async (status) => {
      const { write, owner, db, organisation } = await start();
      await db.organisation.update({
        where: { id: organisation.id },
        data: { status, reason: 'Adresse ?' },
      });
      expect((await write(owner, 'Bonjour')).status).toBe(200);
    },
  );

  it(`403 ${own[subject]}: a moderator among the members reads and neither answers nor closes; an administrator does`, async () => {
    const { write, answer, close, read, owner, partisan, administrator } = await start();
    const sent = (await write(owner, 'Bonjour')).body.messages[0].id;
    expect((await read(partisan, 'team')).body.canWrite).toBe(false);
    for (const refused of [await answer(partisan, 'Oui'), await close(partisan, sent)])
      expect(refused.body).toMatchObject({ status: 403, code: own[subject] });
    expect((await answer(administrator, 'Oui')).status).toBe(200);
  });

  it('409 conversation_stale: of two moderators who answer at once one is refused, reads the other answer, and sends', async () => {
    const { write, answer, owner, moderator, other, read } = await start();
    const readId = (await write(owner, 'Bonjour')).body.messages[0].id;
    const answers = await Promise.all([
      answer(moderator, 'Oui', { readId }),
      answer(other, 'Non', { readId }),
    ]);
    expect(answers.map(({ body }) => body.code ?? 200).sort()).toEqual([200, 'conversation_stale']);
    const late = answers[0].status === 200 ? other : moderator;
    const latest = (await read(late, 'team')).body.messages.at(-1).id;
    const sent = await answer(late, 'Vu', { readId: latest });
    expect([sent.status, sent.body.messages.length]).toEqual([200, 3]);
  });

  it(`404 ${notFound[subject]}: for a message to what is deleted while it is sent`, async () => {
    const { db, answer, moderator, organisation, poi } = await start();
    let sending: Promise<Answer> | undefined;
    await db.$transaction(async (tx) => {
      await tx.poi.delete({ where: { id: poi.id } });
      if (subject === 'organisation')
        await tx.organisation.delete({ where: { id: organisation.id } });
      sending = answer(moderator, 'Bonjour');
      await expect
        .poll(
          () =>
            db.$queryRawUnsafe<unknown[]>(
              `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            ),
          { timeout: 15_000 },
        )
        .toHaveLength(1);
    }, patient);
    const { status, body } = (await sending) as Answer;
    expect([status, body.code]).toEqual([404, notFound[subject]]);
  });

  it('409 conversation_stale: an answer to another organisation than the one that was read is refused', async () => {
    const { answer, moderator } = await start();
    const { body } = await answer(moderator, 'Oui', { organisationId: uuidv4() });
    expect(body).toMatchObject({ status: 409, code: 'conversation_stale' });
  });

  it('mails the message of the team to owners and editors, and the first words of that of an organiser to the address of the team, with links to the conversation', async () => {
    const { write, answer, mails, owner, editor, moderator, path } = await start();
    await answer(moderator, 'Bonjour');
    await write(owner, `${'é'.repeat(119)} Bonsoir`);
    const title = subject === 'event' ? 'Bal' : null;
    const told = { organisation: 'Comité des fêtes', title, text: 'Bonjour', asksPapers: false };
    const link = `http://pro.localhost/org/messages/${path}`;
    expect(await mails()).toEqual([
      {
        kind: 'organiser-message',
        recipient: 'equipe@parages.example',
        data: {
          organisation: 'Comité des fêtes',
          title,
          text: `${'é'.repeat(119)}…`,
          files: 0,
          link: `http://pro.localhost/org/moderation/messages/${path}`,
        },
      },
      {
        kind: 'team-message',
        recipient: owner.email,
        data: { ...told, files: 0, firstName: 'Noa', link },
      },
      {
        kind: 'team-message',
        recipient: editor.email,
        data: { ...told, files: 0, firstName: 'Camille', link },
      },
    ]);
  });
});

const textsOf = ({ body }: Pick<Answer, 'body'>): string[] =>
  body.items.map(({ text }: { text: string }) => text);

describe('conversations that wait for the team', () => {
  it('are listed longest waiting first with their number of messages, until an answer or a mark names the last of them', async () => {
    const bench = await conversationBench('event');
    const { write, answer, close, waiting, owner, moderator } = bench;
    await write(owner, 'Un');
    const second = (await write(owner, 'Deux')).body.messages.at(-1).id;
    expect((await waiting(moderator)).body).toMatchObject({
      items: [{ messages: 2, text: 'Un', oldestAt: '2026-06-10T10:00:00.000Z', isOwn: false }],
      total: 1,
    });
    await write(owner, 'Trois');
    await answer(moderator, 'Réponse', { readId: second });
    expect(textsOf(await waiting(moderator))).toEqual(['Trois']);
    const last = (await bench.read(moderator, 'team')).body.messages.at(-2).id;
    expect((await close(moderator, last)).body).toEqual({ unread: 0 });
    expect((await waiting(moderator)).body).toEqual({ items: [], total: 0 });
    expect((await close(moderator, uuidv4())).body).toEqual({ unread: 0 });
  });

  it('are those about events for poi_mod and those about organisations for org_mod, and of one subject when it is named', async () => {
    const bench = await conversationBench('event');
    const { write, waiting, owner, signIn, moderator, send, organisation } = bench;
    await write(owner, 'Événement');
    await send('POST', `/org/organisations/${organisation.id}/conversation`, {
      as: owner,
      body: { id: uuidv4(), text: 'Organisation' },
    });
    const ofEvents = await signIn({ permissions: ['poi_mod'] });
    const ofOrganisations = await signIn({ permissions: ['org_mod'] });
    expect(textsOf(await waiting(ofEvents))).toEqual(['Événement']);
    expect(textsOf(await waiting(ofOrganisations))).toEqual(['Organisation']);
    expect(textsOf(await waiting(moderator))).toEqual(['Événement', 'Organisation']);
    expect(textsOf(await waiting(moderator, { subject: 'organisation' }))).toEqual([
      'Organisation',
    ]);
    expect(textsOf(await waiting(moderator, { offset: 1 }))).toEqual(['Organisation']);
    expect((await waiting(owner)).body.code).toBe('permission_missing');
  });

  it('leave out an event that was given to another organisation, which does not read its messages', async () => {
    const bench = await conversationBench('event');
    const { write, answer, waiting, open, read, owner, moderator, giveAway } = bench;
    await write(owner, 'Secret');
    await answer(moderator, 'Réponse');
    const stranger = await giveAway();
    expect((await waiting(moderator)).body.items).toEqual([]);
    expect((await open(owner)).body.items).toEqual([]);
    expect((await read(owner)).body.code).toBe('poi_not_found');
    expect((await read(stranger)).body).toMatchObject({ messages: [], unread: 0 });
  });
});

it('a deleted account leaves its messages without their text and author, and none that waits or is in a queued mail; those of the team keep their text', async () => {
  const bench = await conversationBench('event');
  const { write, answer, read, waiting, mails, send, owner, editor, moderator } = bench;
  const { other, remove } = bench;
  await write(editor, 'Voici mon adresse');
  await answer(moderator, 'Merci');
  await remove(editor);
  await remove(moderator);
  expect((await read(owner)).body.messages).toMatchObject([
    { side: 'organisation', text: '', author: null },
    { side: 'team', text: 'Merci', author: null },
  ]);
  expect((await read(other, 'team')).body.unread).toBe(0);
  expect((await waiting(other)).body).toEqual({ items: [], total: 0 });
  expect((await mails()).map(({ kind }) => kind)).not.toContain('organiser-message');
  const queues = (await send('GET', '/moderation/queues', { as: other })).body.items;
  expect(queues).toContainEqual({ queue: 'event-messages', total: 0, oldestAt: null });
  await write(owner, 'Et le parking ?');
  expect((await waiting(other)).body.items).toMatchObject([
    { messages: 1, text: 'Et le parking ?' },
  ]);
});
