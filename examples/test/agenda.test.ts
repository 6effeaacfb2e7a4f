import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { mailsService } from '../../apps/api/src/features/mails/mails.service.ts';
import { startWebhooksJobs } from '../../apps/api/src/features/webhooks/webhooks.jobs.ts';
import { httpWebhookCalls } from '../../apps/api/src/gateways/webhook-calls/http-webhook-calls.ts';
import { settle } from '../../apps/api/test/change-feed.ts';
import { pictureFolder } from '../../apps/api/test/pictures/picture-bench.ts';
import { drawTestPicture } from '../../apps/api/test/pictures/pictures.ts';
import { createKey } from '../../apps/api/test/records/create-key.ts';
import { createOrganisation } from '../../apps/api/test/records/create-organisation.ts';
import { closeAfterTest } from '../../apps/api/test/servers/close-after-test.ts';
import { startApi } from '../../apps/api/test/servers/start-api.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { folder } = pictureFolder();
const webhookKey = 'a'.repeat(64);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The service on HTTP, an organisation with a key and a webhook, and a duplicate of its event. */
async function openService() {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const api = await startApi({
    now: new Date().toISOString(),
    environment: {
      PICTURES_FOLDER: folder(),
      WEBHOOK_KEY: webhookKey,
      MEDIA_FETCH_ALLOW: host,
    },
  });
  const owner = await api.signIn({ permissions: ['poi_editor'] });
  const moderator = await api.signIn({ permissions: ['poi_mod'] });
  const members = [{ id: owner.id, role: 'owner' as const }];
  const { id: organisationId } = await createOrganisation(api.db, { members });
  const { key } = await createKey(api, owner, organisationId);
  const { body: webhook } = await api.send(
    'POST',
    `/org/organisations/${organisationId}/webhooks`,
    {
      as: owner,
      body: {
        url: `http://${host}/`,
        types: ['event.accepted', 'event.published', 'event.archived'],
      },
    },
  );
  const duplicate = await api.create.poi({ label: 'Bal folk' });
  await settle(api.db);
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { db, clock } = api;
  const job = startWebhooksJobs({
    config: { WEBHOOK_KEY: webhookKey, MAIN_HOST: 'localhost', PRO_HOST: 'pro.localhost', PORT: 1 },
    db,
    clock,
    log: { warn: () => undefined },
    mails: mailsService({ clock }),
    webhookCalls: httpWebhookCalls({ allow: host, userAgent: 'Parages' }),
  });
  closeAfterTest(() => job.stop());
  return { api, origin, key, webhook, port, moderator, duplicate };
}
type Service = Awaited<ReturnType<typeof openService>>;

/** The program, as a process; `next` waits for its first further line that begins so. */
function runProgram(environment: Record<string, string>) {
  const program: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', 'examples/src/agenda/main.ts'],
    { cwd: root, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  closeAfterTest(() => program.kill());
  const lines: string[] = [];
  let faults = '';
  let onLine = (): void => undefined;
  const output = program.stdout;
  if (output === null) throw new Error('no output');
  createInterface(output).on('line', (line) => {
    lines.push(line);
    onLine();
  });
  program.stderr?.on('data', (part) => {
    faults += String(part);
  });
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve));
  const next = (start: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = lines.find((line) => line.startsWith(start));
        if (found !== undefined) resolve(found);
      };
      onLine = look;
      look();
      void ended.then(() => reject(new Error(`ended before "${start}": ${lines} ${faults}`)));
    });
  return { lines, next, ended };
}

/** A moderator accepts the event, which publishes it. */
async function accept({ api, moderator }: Service, poiId: string): Promise<void> {
  const { body } = await api.send('GET', `/org/pois/${poiId}`, { as: moderator });
  const accepted = await api.send('POST', `/org/pois/${poiId}/acceptance`, {
    as: moderator,
    body: { version: body.version },
  });
  expect(accepted.body).toMatchObject({ status: 'published' });
}

async function sendForged({ port }: Service): Promise<number> {
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': `v1,${Buffer.from('forged'.repeat(6)).toString('base64')}`,
  };
  const options = { method: 'POST', headers, body: '{"type":"event.archived"}' };
  return (await fetch(`http://127.0.0.1:${port}/`, options)).status;
}

it('the agenda publishes an event with a key, reads it back, follows a merge and an archival, and verifies its webhooks', async () => {
  const service = await openService();
  const { api, origin, key, webhook, port, moderator, duplicate } = service;
  const picture = path.join(folder(), 'bal.jpg');
  await writeFile(picture, await drawTestPicture());
  const program = runProgram({
    PARAGES_ORIGIN: origin,
    PARAGES_KEY: key,
    WEBHOOK_SECRET: webhook.secret,
    WEBHOOK_PORT: String(port),
    PICTURE: picture,
    EVERY_MS: '100',
  });

  const [, poiId = ''] = (await program.next('sent ')).split(' ');
  await accept(service, poiId);
  await program.next(`feed stored ${poiId}`);
  const merge = { version: 0, intoPoiId: poiId };
  const merged = await api.send('POST', `/moderation/pois/${duplicate.id}/merge`, {
    as: moderator,
    body: merge,
  });
  expect(merged.status).toBe(200);
  await program.next(`feed archived ${poiId}`);
  expect(await sendForged(service)).toBe(400);
  // A decision waits a minute, in which a moderator may undo it.
  api.clock.set(new Date(Date.now() + 90_000).toISOString());
  await program.next('done');
  expect(await program.ended).toBe(0);

  // The draft, its submission and its archival.
  expect(await api.db.idempotentRequest.count()).toBe(3);
  const { slugFr } = await api.db.poi.findUniqueOrThrow({ where: { id: poiId } });
  const inOrder = program.lines.filter((line) => !/^(webhook|feed stored)/.test(line));
  expect(inOrder).toEqual([
    'copied 1',
    expect.stringMatching(`^created ${poiId} at version \\d+$`),
    `sent ${poiId} in-review`,
    `published /evenement/${slugFr}`,
    'read Bal folk en plein air by Comité des fêtes',
    `feed merged ${duplicate.id} into ${poiId}`,
    `feed archived ${poiId}`,
    'done',
  ]);
  const received = program.lines.filter((line) => line.startsWith('webhook'));
  expect(received.sort()).toEqual([
    `webhook event.accepted ${poiId}`,
    `webhook event.archived ${poiId}`,
    `webhook event.published ${poiId}`,
    'webhook refused: No matching signature found',
  ]);
});
