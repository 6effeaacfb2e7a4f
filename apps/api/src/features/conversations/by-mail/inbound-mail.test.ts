import { conversationLimits } from '@parages/contracts/vocabulary/organisations/conversation-limits';
import { quotas } from '@parages/contracts/vocabulary/quotas';
import { v4 as uuidv4 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { drawTestPicture } from '../../../../test/pictures/pictures.ts';
import { conversationBench } from '../../../../test/records/conversations.ts';
import type { User } from '../../../../test/signed-in.ts';

const password = 'p'.repeat(32);
const environment = {
  MAIL_REPLY_ADDRESS: 'reponse@reponses.example',
  MAIL_REPLY_KEY: 'a1'.repeat(32),
  MAIL_INBOUND_PASSWORD: password,
};
const credentials = { authorization: `Basic ${btoa(`postmark:${password}`)}` };
const taken = { status: 200, body: { received: true } };

async function start(subject: 'event' | 'organisation' = 'event') {
  const bench = await conversationBench(subject, environment);
  const { answer, moderator, owner, db, request } = bench;
  await answer(moderator, 'Vos statuts ?', { asksPapers: true });
  const addressOf = async (user: User): Promise<string> => {
    const { data } = await db.mailOutbox.findFirstOrThrow({
      where: { kind: 'team-message', recipient: user.email },
      orderBy: { createdAt: 'desc' },
    });
    return (data as { replyTo: string }).replyTo;
  };
  const address = await addressOf(owner);
  const post = async (change: object = {}, headers: Record<string, string> = credentials) => {
    const mail = {
      MessageID: uuidv4(),
      FromFull: { Email: owner.email },
      OriginalRecipient: address,
      StrippedTextReply: 'Les voici.',
      ...change,
    };
    const { status, body } = await request
      .post('/api/webhooks/postmark')
      .set({ host: 'pro.localhost', ...headers })
      .send(mail);
    return { status, body };
  };
  const messages = async (as = owner) => (await bench.read(as)).body.messages.slice(1);
  const refusals = () =>
    db.mailOutbox.findMany({
      where: { kind: 'reply-refused' },
      select: { recipient: true, data: true },
    });
  return { ...bench, post, messages, refusals, addressOf, address };
}

const pdf = Buffer.from('%PDF-1.7\n\n%%EOF\n');
const file = (bytes: Buffer, change: object = {}) => ({
  Name: 'Statuts 2026.pdf',
  ContentType: 'application/pdf',
  Content: bytes.toString('base64'),
  ...change,
});

describe.each(['event', 'organisation'] as const)('an answer by mail about an %s', (subject) => {
  it('becomes a message of the same conversation, once for repeated and parallel deliveries, and is mailed to the team', async () => {
    const { post, messages, mails, open, owner } = await start(subject);
    const mail = { MessageID: 'a-1', Attachments: [file(pdf)] };
    expect(await Promise.all([post(mail), post(mail)])).toEqual([taken, taken]);
    expect(await post(mail)).toEqual(taken);
    expect(await messages()).toMatchObject([
      {
        side: 'organisation',
        text: 'Les voici.',
        author: 'Noa',
        isMine: true,
        attachments: [{ name: 'Statuts 2026', type: 'application/pdf' }],
      },
    ]);
    const sent = (await mails()).filter(({ kind }) => kind === 'organiser-message');
    expect(sent).toMatchObject([{ recipient: 'equipe@parages.example', data: { files: 1 } }]);
    expect((await open(owner)).body.items).toMatchObject([{ isAskedForPapers: false }]);
  });
});

describe('an answer by mail', () => {
  it('has the quoted mail removed, and its controls and hidden characters', async () => {
    const { post, messages } = await start();
    const TextBody =
      'Oui\u202e\u0000, <b>merci</b>.\r\n\r\nLe 10 juin 2026, Parages <bonjour@localhost> a écrit :\r\n> Vos statuts ?';
    expect(await post({ StrippedTextReply: '', TextBody })).toEqual(taken);
    expect(await messages()).toMatchObject([{ text: 'Oui, <b>merci</b>.' }]);
  });

  it('of files alone gets a sentence as its text; pictures become JPEG, those of a signature are left out', async () => {
    const { post, messages, refusals } = await start();
    const picture = await drawTestPicture();
    const logo = await drawTestPicture({ width: 20, height: 20 });
    const image = { ContentType: 'image/png', Name: 'scan.png' };
    const Attachments = [file(picture, image), file(logo, { ...image, ContentID: 'logo@x' })];
    expect(await post({ StrippedTextReply: '', Attachments })).toEqual(taken);
    expect(await messages()).toMatchObject([
      {
        text: 'Pièces jointes envoyées par e-mail.',
        attachments: [{ name: 'scan', type: 'image/jpeg' }],
      },
    ]);
    expect(await refusals()).toEqual([]);
  });

  it('arrives without the files that the form would refuse, and a mail names them to the sender', async () => {
    const { post, messages, refusals, owner, path } = await start();
    const Attachments = [
      file(Buffer.from('PK\u0003\u0004')),
      file(Buffer.alloc(6_000_000), { Name: 'gros.pdf' }),
      file(pdf),
    ];
    expect(await post({ MessageID: 'a-2', Attachments })).toEqual(taken);
    expect(await messages()).toMatchObject([{ attachments: [{ name: 'Statuts 2026' }] }]);
    await post({ MessageID: 'a-2', Attachments });
    expect(await refusals()).toEqual([
      {
        recipient: owner.email,
        data: {
          firstName: 'Noa',
          organisation: 'Comité des fêtes',
          title: 'Bal',
          reason: 'files',
          files: ['Statuts 2026', 'gros'],
          link: `http://pro.localhost/org/messages/${path}`,
        },
      },
    ]);
  });

  it.each([
    ['empty', { StrippedTextReply: '', TextBody: '> Bonjour' }],
    ['empty', { StrippedTextReply: '\u200b', TextBody: '\u200b' }],
    ['long', { StrippedTextReply: 'é'.repeat(conversationLimits.maxLength + 1) }],
    [
      'sender',
      {
        Headers: [
          { Name: 'Received-SPF', Value: 'Fail (sender SPF not authorized) identity=mailfrom' },
          { Name: 'Received-SPF', Value: 'Pass' },
        ],
      },
    ],
  ])(
    'that is refused for %s sends nothing, and a mail says why to the sender',
    async (reason, change) => {
      const { post, messages, refusals, owner } = await start();
      expect(await post(change)).toEqual(taken);
      expect(await messages()).toEqual([]);
      expect(await refusals()).toMatchObject([{ recipient: owner.email, data: { reason } }]);
    },
  );

  it('above the quota of the organisation sends nothing, and a mail says why to the sender', async () => {
    const { post, refusals, fill } = await start();
    await fill(quotas.messagesPerDay);
    const Attachments = [file(Buffer.from('PK\u0003\u0004'))];
    expect(await post({ Attachments })).toEqual(taken);
    expect(await refusals()).toMatchObject([{ data: { reason: 'quota' } }]);
  });

  it('names a picture of its text that is too large to the sender', async () => {
    const { post, messages, refusals } = await start();
    const large = { ContentType: 'image/png', Name: 'affiche.png', ContentID: 'affiche@x' };
    const Attachments = [file(Buffer.alloc(6_000_000), large)];
    expect(await post({ Attachments })).toEqual(taken);
    expect(await messages()).toMatchObject([{ text: 'Les voici.', attachments: [] }]);
    expect(await refusals()).toMatchObject([{ data: { reason: 'files', files: ['affiche'] } }]);
  });

  it.each<[string, (bench: Awaited<ReturnType<typeof start>>) => Promise<object>]>([
    [
      'of a program',
      async () => ({ Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }] }),
    ],
    ['from another address', async () => ({ FromFull: { Email: 'autre@example.org' } })],
    ['of another member', async ({ editor }) => ({ FromFull: { Email: editor.email } })],
    [
      'to an address without a token',
      async () => ({ OriginalRecipient: 'reponse@reponses.example' }),
    ],
    [
      'to a forged address',
      async ({ address }) => ({
        OriginalRecipient: address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')),
      }),
    ],
    [
      'after ninety days',
      async ({ clock }) => {
        clock.set('2026-09-09T10:00:00Z');
        return {};
      },
    ],
    [
      'of an account whose address is no longer verified',
      async ({ db, owner }) => {
        await db.account.update({ where: { id: owner.id }, data: { emailVerifiedAt: null } });
        return {};
      },
    ],
    [
      'of a member who has become a reader',
      async ({ db, owner }) => {
        await db.membership.updateMany({
          where: { accountId: owner.id },
          data: { role: 'reader' },
        });
        return {};
      },
    ],
    [
      'of a former member',
      async ({ db, owner }) => {
        await db.membership.deleteMany({ where: { accountId: owner.id } });
        return {};
      },
    ],
    [
      'about an event that another organisation has got',
      async ({ giveAway }) => {
        await giveAway();
        return {};
      },
    ],
  ])('%s is ignored with the same answer, and gets no mail', async (_case, prepare) => {
    const bench = await start();
    const change = await prepare(bench);
    expect(await bench.post({ ...change, Attachments: [file(pdf)] })).toEqual(taken);
    const sent = { where: { side: 'organisation' } };
    expect(await bench.db.conversationMessage.count(sent)).toBe(0);
    expect(await bench.db.conversationAttachment.count()).toBe(0);
    expect(await bench.refusals()).toEqual([]);
  });

  it('finds its address among the recipients of the headers, in upper case too', async () => {
    const { post, messages, address } = await start();
    const ToFull = [{ Email: 'autre@example.org' }, { Email: address.toUpperCase() }];
    expect(await post({ OriginalRecipient: 'x@inbound.example', ToFull })).toEqual(taken);
    expect(await messages()).toHaveLength(1);
  });
});

describe('POST /api/webhooks/postmark', () => {
  it.each([
    ['no credentials', {}],
    ['another password', { authorization: `Basic ${btoa(`postmark:${'q'.repeat(32)}`)}` }],
    ['another scheme', { authorization: `Bearer ${password}` }],
  ])('401 inbound_mail_unauthorized: %s', async (_case, headers) => {
    const { post, messages } = await start();
    expect(await post({}, headers)).toMatchObject({
      status: 401,
      body: { code: 'inbound_mail_unauthorized' },
    });
    expect(await messages()).toEqual([]);
  });

  it.each([
    ['an empty id', { MessageID: '' }],
    ['a number as id', { MessageID: 7 }],
    ['no sender', { FromFull: undefined }],
    ['201 files', { Attachments: Array.from({ length: 201 }, () => file(pdf)) }],
  ])('400 request_invalid: for %s', async (_case, change) => {
    const { post } = await start();
    expect(await post(change)).toMatchObject({ status: 400, body: { code: 'request_invalid' } });
  });

  it('413 payload_too_large: above 35 MB', async () => {
    const { post } = await start();
    const answer = await post({ TextBody: 'a'.repeat(36_700_161) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  });

  it('404 not_found without the settings, where mails name no address for answers', async () => {
    const { answer, moderator, mails, request } = await conversationBench('event');
    await answer(moderator, 'Bonjour');
    expect((await mails())[0]?.data).not.toHaveProperty('replyTo');
    const { status } = await request.post('/api/webhooks/postmark').set(credentials).send({});
    expect(status).toBe(404);
  });
});
