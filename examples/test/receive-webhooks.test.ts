import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { closeAfterTest } from '../../apps/api/test/servers/close-after-test.ts';
import { receiveWebhooks } from '../src/agenda/receive-webhooks.ts';

const key = Buffer.from('a'.repeat(32));
const secret = `whsec_${key.toString('base64')}`;

it('a receiver whose handler fails has answered 204, reports the error and goes on', async () => {
  const seen: string[] = [];
  const server = await receiveWebhooks(
    { secret, port: 0 },
    {
      message: ({ id }) => {
        if (id === 'msg_1') throw new Error('disk full');
        seen.push(id);
      },
      refusal: (error) => seen.push(`refused ${error.message}`),
      failure: (error) => seen.push(`failed ${error.message}`),
    },
  );
  closeAfterTest(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const send = async (id: string) => {
    const sentAt = String(Math.floor(Date.now() / 1000));
    const body = '{"type":"webhook.test","data":{}}';
    const signature = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64');
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': sentAt,
      'webhook-signature': `v1,${signature}`,
    };
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
  };
  expect([await send('msg_1'), await send('msg_2')]).toEqual([204, 204]);
  await expect.poll(() => seen).toEqual(['failed disk full', 'msg_2']);
});
