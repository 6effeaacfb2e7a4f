import { startSandbox } from '@parages/sandbox/start-sandbox';
import { expect, it } from 'vitest';
import { conversationBench } from '../../../../test/records/conversations.ts';
import { closeAfterTest } from '../../../../test/servers/close-after-test.ts';
import { smtpMailServer } from '../../../gateways/mail-server/smtp-mail-server.ts';
import { outboxService } from '../../mails/outbox/outbox.service.ts';

const site = {
  name: 'Parages',
  origin: 'http://localhost:3000',
  proOrigin: 'http://pro.localhost:3000',
};

async function start() {
  const sandbox = await startSandbox({ environment: {} });
  closeAfterTest(sandbox.close);
  const { SMTP_URL = '', MAIL_INBOX_URL: _, ...settings } = sandbox.settings.mail ?? {};
  const bench = await conversationBench('event', settings);
  const api = await bench.app.listen({ host: '127.0.0.1', port: 0 });
  const server = smtpMailServer({ url: SMTP_URL, connections: 1 });
  closeAfterTest(async () => server.close());
  const { db, clock } = bench;
  const from = { name: 'Parages', address: 'bonjour@localhost' };
  const log = { warn: () => undefined };
  const outbox = outboxService({ db, clock, server, site, from, log });
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    return (await fetch(`${sandbox.url}${path}`, { method, ...sent })).json();
  };
  await call('PUT', '/_sandbox/mail/inbound-endpoint', { url: `${api}/api/webhooks/postmark` });
  const latestMail = async (to: string): Promise<{ id: string; text: string; subject: string }> => {
    await outbox.deliverDue();
    return (await call('GET', `/mail/messages?to=${encodeURIComponent(to)}`)).items[0];
  };
  return { ...bench, call, latestMail };
}

it.each([true, false])(
  'an organiser answers the mail of the team with a PDF, and the team gets the message without the quoted mail (stripped by the provider: %s)',
  async (isStripped) => {
    const { answer, read, owner, moderator, latestMail, call } = await start();
    await answer(moderator, 'Vos statuts ?', { asksPapers: true });
    const mail = await latestMail(owner.email);
    expect(mail.text).toMatch(/— Répondez au-dessus de cette ligne —.*répondez à cet e-mail/s);
    const content = Buffer.from('%PDF-1.7\n\n%%EOF\n').toString('base64');
    const files = [{ name: 'Statuts.pdf', type: 'application/pdf', content }];
    const body = { text: 'Les voici.\nBien à vous', isStripped, files };
    expect(await call('POST', `/_sandbox/mail/${mail.id}/answer`, body)).toMatchObject({
      status: 200,
    });
    expect((await read(moderator, 'team')).body.messages).toMatchObject([
      { side: 'team' },
      {
        side: 'organisation',
        text: 'Les voici.\nBien à vous',
        author: 'Noa',
        attachments: [{ name: 'Statuts' }],
      },
    ]);
    const toTeam = await latestMail('equipe@parages.example');
    expect(toTeam.subject).toBe('Message de Comité des fêtes sur «\u00a0Bal\u00a0»');
  },
);

it('an organiser whose answer has an unreadable file reads in a mail which one is missing', async () => {
  const { answer, owner, moderator, latestMail, call } = await start();
  await answer(moderator, 'Vos statuts ?');
  const mail = await latestMail(owner.email);
  const content = Buffer.from('PK').toString('base64');
  const files = [{ name: 'Statuts.zip', type: 'application/zip', content }];
  await call('POST', `/_sandbox/mail/${mail.id}/answer`, { text: 'Les voici.', files });
  const refusal = await latestMail(owner.email);
  expect(refusal.subject).toBe('Votre réponse est arrivée sans son fichier\u00a0: Bal');
  expect(refusal.text).toContain('sans ce fichier\u00a0: «\u00a0Statuts\u00a0»');
});
