import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    environment: {},
    clock: { now: () => new Date('2026-07-14T10:00:00Z') },
  });
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.reset());

const mail = {
  from: { name: 'Parages', address: 'bonjour@parages.example' },
  to: 'lou@example.org',
  subject: 'Bienvenue à Tours',
  text: 'Bonjour',
};
const send = (options: SendMailOptions = {}) =>
  createTransport(sandbox.settings.mail?.SMTP_URL).sendMail({ ...mail, ...options });
const get = (path: string) => fetch(`${sandbox.url}${path}`);
const listing = z.object({
  items: z.array(
    z.looseObject({ id: z.string(), subject: z.string(), headers: z.array(z.unknown()) }),
  ),
});
const list = async (query = '') =>
  listing.parse(await (await get(`/mail/messages${query}`)).json()).items;
const ask = (fault: object) =>
  fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'mail', ...fault }),
  });

describe('a mail received by the mail stand-in', () => {
  it('is listed with its envelope, its headers, its HTML and its links', async () => {
    await send({
      bcc: 'archive@example.org',
      messageId: '<outbox-1@parages.example>',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      text: 'Lis http://localhost:3000/auth/verify-email?token=a&tenantId=public.',
      html: '<p>É <a href="http://localhost:3000/auth/verify-email?token=a&amp;tenantId=public">Valider</a></p>',
    });
    const [received] = await list();
    expect(received).toMatchObject({
      receivedAt: '2026-07-14T10:00:00.000Z',
      from: 'bonjour@parages.example',
      recipients: ['lou@example.org', 'archive@example.org'],
      to: ['lou@example.org'],
      subject: 'Bienvenue à Tours',
      messageId: '<outbox-1@parages.example>',
      html: expect.stringContaining('É'),
      links: ['http://localhost:3000/auth/verify-email?token=a&tenantId=public'],
    });
    expect(received?.headers).toContainEqual({
      name: 'list-unsubscribe-post',
      value: 'List-Unsubscribe=One-Click',
    });
  });

  it('is listed before older mails, and is found by its recipient in upper case', async () => {
    for (const [to, subject] of [
      ['lou@example.org', 'one'],
      ['max@example.org', 'two'],
      ['lou@example.org', 'three'],
    ] as const)
      await send({ to, subject });
    expect((await list()).map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
    expect((await list('?to=LOU@example.org')).map(({ subject }) => subject)).toEqual([
      'three',
      'one',
    ]);
  });

  it('is awaited with `waitMs` until `count` mails have arrived or the time is over', async () => {
    const waiting = list('?to=lou@example.org&count=2&waitMs=10000');
    await send({ subject: 'one' });
    await send({ subject: 'two' });
    expect(await waiting).toHaveLength(2);
    expect(await list('?to=nobody@example.org&waitMs=1')).toEqual([]);
  });

  it('is accepted with made-up credentials', async () => {
    const url = new URL(sandbox.settings.mail?.SMTP_URL ?? '');
    const transport = createTransport({
      host: url.hostname,
      port: Number(url.port),
      auth: { user: 'parages', pass: 'secret' },
    });
    await transport.sendMail(mail);
    expect(await list()).toHaveLength(1);
  });
});

describe('the inbox page of the mail stand-in', () => {
  it('shows the mails of one recipient with escaped subjects, the banner, and the other recipients', async () => {
    await send({ subject: '<script>alert(1)</script>' });
    await send({ to: 'max@example.org', subject: 'For Max' });
    const page = await (await get('/mail?to=lou@example.org')).text();
    expect(page).toContain('BAC À SABLE');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('For Max');
    expect(page).toContain('max@example.org (1)');
  });

  it('shows the HTML of a mail in a frame without scripts, and its text escaped', async () => {
    await send({ text: '<b>text</b>', html: '<script>alert(1)</script><p>Salut</p>' });
    const id = (await list())[0]?.id;
    const page = await (await get(`/mail/${id}`)).text();
    expect(page).toContain(
      `<iframe title="Version HTML" src="/mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox">`,
    );
    expect(page).toContain('&lt;b&gt;text&lt;/b&gt;');
    const framed = await get(`/mail/${id}/html`);
    expect(await framed.text()).toContain('<p>Salut</p>');
    const policy = framed.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox;/);
    expect(policy).not.toContain('script-src');
  });

  it('shows the source of a mail, and answers 404 once the mail is deleted', async () => {
    await send();
    const id = (await list())[0]?.id;
    expect(await (await get(`/mail/${id}/raw`)).text()).toContain(
      'From: Parages <bonjour@parages.example>',
    );
    await fetch(`${sandbox.url}/mail/messages`, { method: 'DELETE' });
    expect((await get(`/mail/${id}`)).status).toBe(404);
  });
});

describe('the SMTP server of the mail stand-in', () => {
  it('refuses each mail to bounce@ with 550, and only the first mail to greylist@, with 451', async () => {
    await expect(send({ to: 'bounce@example.org' })).rejects.toMatchObject({ responseCode: 550 });
    await expect(send({ to: 'bounce@example.org' })).rejects.toMatchObject({ responseCode: 550 });
    await expect(send({ to: 'greylist@example.org' })).rejects.toMatchObject({ responseCode: 451 });
    await expect(send({ to: 'greylist@example.org' })).resolves.toBeDefined();
  });

  it.each([
    ['status', { mode: 'status', status: 452 }, { responseCode: 452 }],
    ['refuse', { mode: 'refuse' }, { code: expect.stringMatching(/ECONNECTION|ESOCKET/) }],
    ['malformed', { mode: 'malformed' }, { code: 'EPROTOCOL' }],
  ])('fails once with the fault %s, and accepts the next mail', async (_name, fault, error) => {
    expect((await ask({ ...fault, times: 1 })).status).toBe(201);
    await expect(send()).rejects.toMatchObject(error);
    await expect(send()).resolves.toBeDefined();
  });

  it('delays the next mail by 200 ms when the fault delay is planned', async () => {
    await ask({ mode: 'delay', delayMs: 200, times: 1 });
    const startedAt = performance.now();
    await send();
    expect(performance.now() - startedAt).toBeGreaterThan(190);
  });

  it('stores the next mail without confirming it when the fault lose-answer is planned', async () => {
    await ask({ mode: 'lose-answer', times: 1 });
    await expect(send({ messageId: '<outbox-7@parages.example>' })).rejects.toMatchObject({
      code: expect.stringMatching(/ECONNECTION|ESOCKET/),
    });
    await send({ messageId: '<outbox-7@parages.example>' });
    expect((await list()).map(({ messageId }) => messageId)).toEqual([
      '<outbox-7@parages.example>',
      '<outbox-7@parages.example>',
    ]);
  });

  it('applies a fault to one mail of a connection that sends several', async () => {
    const url = new URL(sandbox.settings.mail?.SMTP_URL ?? '');
    const pool = createTransport({
      host: url.hostname,
      port: Number(url.port),
      pool: true,
      maxConnections: 1,
    });
    await pool.sendMail(mail);
    await ask({ mode: 'status', status: 451, times: 1 });
    await expect(pool.sendMail(mail)).rejects.toMatchObject({ responseCode: 451 });
    await pool.sendMail(mail);
    pool.close();
    expect(await list()).toHaveLength(2);
  });

  it('answers 552 to a mail of 11 MiB', async () => {
    await expect(send({ text: 'x'.repeat(11 * 1024 * 1024) })).rejects.toMatchObject({
      responseCode: 552,
    });
  });
});
