import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createMcpServer } from '@parages/mcp/create-server';
import { expect, it } from 'vitest';
import { openEditor } from '../../apps/api/test/editor.ts';
import { createKey } from '../../apps/api/test/records/create-key.ts';
import { closeAfterTest } from '../../apps/api/test/servers/close-after-test.ts';
import { startApi } from '../../apps/api/test/servers/start-api.ts';

/** An agent with the key of an organisation. */
async function openAgent() {
  const api = await startApi();
  const { editor, organisation } = await openEditor(api);
  const { key: apiKey } = await createKey(api, editor, organisation.id);
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createMcpServer({ origin, apiKey }).connect(far);
  const agent = new Client({ name: 'agent', version: '1.0.0' });
  await agent.connect(near);
  closeAfterTest(() => agent.close());
  const call = async (name: string, input: object) => {
    const { content, structuredContent } = await agent.callTool({ name, arguments: { ...input } });
    return {
      text: content.map((one) => ('text' in one ? one.text : '')).join(),
      structuredContent,
    };
  };
  return { api, call };
}

it('a draft whose contacts are refused exists: the error names it, and update_draft corrects it', async () => {
  const { api, call } = await openAgent();
  const contacts = [{ emails: [''] }];
  const { text } = await call('create_draft', { title: 'Bal refusé', contacts });
  const { id } = await api.db.poi.findFirstOrThrow({
    where: { versions: { some: { label: 'Bal refusé' } } },
  });
  expect(text).toMatch(/^request_invalid: /);
  expect(text).toContain(`The draft ${id} exists`);
  const corrected = { id, contacts: [{ emails: ['bal@example.org'] }] };
  expect((await call('update_draft', corrected)).structuredContent).toMatchObject({
    id,
    title: 'Bal refusé',
  });
});
