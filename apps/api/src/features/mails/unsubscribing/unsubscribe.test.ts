// Specification: §11.6, §11.14, §11.15
import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';
import type { QueuedMail } from '../mails.service.ts';
import { mailsService } from '../mails.service.ts';
import { type OptionalKind, optionalKinds } from './unsubscribe-links.domain.ts';

const poi = {
  slug: 'bal',
  title: 'Bal',
  startDate: '2026-06-11',
  endDate: '2026-06-11',
  startTime: null,
  place: null,
};
const reminder: QueuedMail = {
  kind: 'reminder',
  to: 'zoe@example.org',
  data: { firstName: '', poi },
};

const start = async () => {
  const api = await startApi();
  const { id } = await api.signIn();
  const wishes = {
    wantsDigest: true,
    wantsReminders: true,
    wantsFollowNews: true,
    wantsSearchNews: true,
    wantsServiceNews: true,
  };
  const { mailToken } = await api.db.account.update({ where: { id }, data: wishes });
  const wanted = async () => {
    const { wantsDigest, wantsReminders, wantsFollowNews, wantsSearchNews, wantsServiceNews } =
      await api.db.account.findUniqueOrThrow({ where: { id } });
    return { wantsDigest, wantsReminders, wantsFollowNews, wantsSearchNews, wantsServiceNews };
  };
  const address = (kind: string, token = mailToken) => `/desabonnement?t=${token}&kind=${kind}`;
  return { ...api, id, wanted, wishes, address };
};

it('a GET of an unsubscribe link returns a confirmation form and changes nothing', async () => {
  const { request, address, wanted, wishes } = await start();
  const { status, text, headers } = await request.get(address('digest'));
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<h1>Ne plus recevoir la lettre du week-end\u00a0?</h1>');
  expect(text).toContain('<form method="post">');
  expect(await wanted()).toEqual(wishes);
});

it.each([
  ['a mail program, as a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'a mail program, in parts',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
  ],
  ['the page', 'application/x-www-form-urlencoded', ''],
])(
  'a POST to an unsubscribe link from %s, without a session, turns off only its kind and may be repeated',
  async (_who, type, body) => {
    const { request, address, wanted, wishes } = await start();
    const { status, text } = await request
      .post(address('digest'))
      .set('content-type', type)
      .send(body);
    expect([status, text.includes('Tu ne recevras plus la lettre du week-end.')]).toEqual([
      200,
      true,
    ]);
    expect(await wanted()).toEqual({ ...wishes, wantsDigest: false });
    expect((await request.post(address('digest'))).status).toBe(200);
    expect(await wanted()).toEqual({ ...wishes, wantsDigest: false });
  },
);

it('a POST to an unsubscribe link deletes the pending mails of its kind to its own account, and no other account’s', async () => {
  const { request, address, wanted, wishes, db, clock, id } = await start();
  await mailsService({ clock }).queueAll(db, [
    { ...reminder, accountId: id },
    { ...reminder, accountId: 'other-account' },
  ]);
  await request.post(address('reminder'));
  expect(await wanted()).toEqual({ ...wishes, wantsReminders: false });
  expect((await db.mailOutbox.findMany()).map(({ accountId }) => accountId)).toEqual([
    'other-account',
  ]);
});

type Wish = keyof Awaited<ReturnType<typeof start>>['wishes'];
const turnedOff: Record<OptionalKind, [words: string, wish: Wish]> = {
  digest: ['Tu ne recevras plus la lettre du week-end.', 'wantsDigest'],
  reminder: ['Tu ne recevras plus de rappel la veille de tes favoris.', 'wantsReminders'],
  'follow-news': ['Tu ne recevras plus les nouveautés de ce que tu suis.', 'wantsFollowNews'],
  'search-news': ['Tu ne recevras plus les nouveautés de tes recherches.', 'wantsSearchNews'],
  'service-news': ['Tu ne recevras plus les nouvelles du service.', 'wantsServiceNews'],
};

it('a POST to the unsubscribe link of one saved search turns off the mails about it alone, once its page was confirmed; the search of another account stays on', async () => {
  const { request, address, wanted, wishes, db, id, signIn } = await start();
  const other = await signIn();
  const save = async (accountId: string, lon: number) =>
    (
      await db.savedSearch.create({
        data: {
          id: randomUUID(),
          accountId,
          name: 'Jazz',
          filters: { lon, lat: 47 },
          newsUntil: new Date(),
        },
      })
    ).id;
  const [mine, kept, foreign] = [await save(id, 0), await save(id, 1), await save(other.id, 0)];
  const on = async () =>
    (await db.savedSearch.findMany({ where: { hasMail: true } })).map((one) => one.id).sort();
  const { text } = await request.get(`${address('search-news')}&search=${mine}`);
  expect(text).toContain('Ne plus recevoir les nouveautés de cette recherche\u00a0?');
  expect(await on()).toHaveLength(3);
  for (const search of [mine, foreign])
    expect((await request.post(`${address('search-news')}&search=${search}`)).text).toContain(
      'Tu ne recevras plus les nouveautés de cette recherche.',
    );
  expect(await on()).toEqual([kept, foreign].sort());
  expect(await wanted()).toEqual(wishes);
});

it.each(optionalKinds)(
  'a POST to an unsubscribe link of the kind %s turns off only that kind, and its page names it',
  async (kind) => {
    const { request, address, wanted, wishes } = await start();
    const [words, wish] = turnedOff[kind];
    const { text } = await request.post(address(kind));
    expect(text).toContain(words);
    expect(await wanted()).toEqual({ ...wishes, [wish]: false });
  },
);

it('the unsubscribe page is in English for an account with the locale en', async () => {
  const { request, address, db } = await start();
  await db.account.updateMany({ data: { locale: 'en' } });
  expect((await request.get(address('reminder'))).text).toContain('<html lang="en">');
});

it.each([
  ['an unknown token', 'digest', '00000000-0000-4000-8000-000000000000'],
  ['a malformed token', 'digest', 'x'],
  ['a kind that is always sent', 'change', undefined],
])('an unsubscribe link with %s is a 404 page and changes nothing', async (_what, kind, token) => {
  const { request, address, wanted, wishes } = await start();
  for (const method of ['get', 'post'] as const) {
    const { status, text } = await request[method](address(kind, token));
    expect([status, text.includes('Ce lien ne mène plus à rien')]).toEqual([404, true]);
  }
  expect(await wanted()).toEqual(wishes);
});

it('the unsubscribe page allows its style by hash, and forbids caching, referrer and indexing', async () => {
  const { request, address } = await start();
  const { headers, text } = await request.get(address('digest'));
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self';/,
  );
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
  expect(headers['content-security-policy']).toContain(
    `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual([
    'no-store',
    'no-referrer',
  ]);
  expect(text).toContain('<meta name="robots" content="noindex">');
});
