// Specification: §11.4, §11.5
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startMailSink } from '../../../test/servers/mail-sink.ts';
import type { OutgoingMail } from './mail-server.ts';
import { readFailure, smtpMailServer } from './smtp-mail-server.ts';

const mail: OutgoingMail = {
  messageId: 'outbox-1@example.org',
  from: { name: 'Parages, à côté', address: 'bonjour@example.org' },
  to: { name: '', address: 'zoe@example.org' },
  subject: 'Une sortie\r\nBcc: autre@example.org',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

const serverOf = (url: string) => {
  const server = smtpMailServer({
    url,
    connections: 2,
    deadlines: { connectMs: 400, answerMs: 400, mailMs: 800 },
  });
  onTestFinished(() => server.close());
  return server;
};

it('smtpMailServer sends the Message-ID, sender, header and both bodies of a mail; a "Bcc:" line in the subject adds no recipient', async () => {
  const sink = await startMailSink();
  expect(await serverOf(sink.url).send(mail)).toEqual({ outcome: 'sent' });
  const [got] = await sink.read();
  expect(got).toMatchObject({
    messageId: '<outbox-1@example.org>',
    html: '<p>Bonjour</p>\n',
    text: 'Bonjour\n',
  });
  expect(got?.from).toMatchObject({ name: 'Parages, à côté', address: 'bonjour@example.org' });
  expect(sink.received[0]?.recipients).toEqual(['zoe@example.org']);
  expect(got?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

it.each([
  ['550 5.1.1 No such mailbox', { outcome: 'refused', isAddressDead: true }],
  ['550 Nobody here', { outcome: 'refused', isAddressDead: true }],
  ['550 5.7.1 Refused by policy', { outcome: 'refused', isAddressDead: false }],
  ['552 5.2.2 Mailbox full', { outcome: 'refused', isAddressDead: false }],
  ['451 4.7.1 Greylisted', { outcome: 'delayed', isServerDown: false }],
  ['421 Too many connections', { outcome: 'delayed', isServerDown: true }],
])('smtpMailServer classifies the answer "%s" to a recipient as %j', async (answer, expected) => {
  const sink = await startMailSink({ refuse: () => answer });
  expect(await serverOf(sink.url).send(mail)).toMatchObject(expected);
});

it('smtpMailServer reports as down a server that never answers, within 3 s, and one that refuses the connection', async () => {
  const mute = createServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => void mute.close());
  await new Promise((resolve) => mute.once('listening', resolve));
  const address = mute.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const started = performance.now();
  expect(await serverOf(`smtp://127.0.0.1:${port}`).send(mail)).toMatchObject({
    outcome: 'delayed',
    isServerDown: true,
  });
  expect(performance.now() - started).toBeLessThan(3000);
  expect(await serverOf('smtp://127.0.0.1:1').send(mail)).toMatchObject({
    outcome: 'delayed',
    isServerDown: true,
  });
});

it('readFailure reports a rejected SMTP sign-in and a thrown text as a server that is down; removes the address from the reason', () => {
  const failure = Object.assign(new Error('Invalid login: 535 for zoe@example.org'), {
    command: 'AUTH PLAIN',
    responseCode: 535,
  });
  const sending = readFailure(failure);
  expect(sending).toEqual({
    outcome: 'delayed',
    isServerDown: true,
    reason: 'Invalid login: 535 for …',
  });
  expect(readFailure('nonsense')).toMatchObject({ outcome: 'delayed', isServerDown: true });
});
