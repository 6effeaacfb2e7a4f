import { expect, it } from 'vitest';
import { openEditor } from '../../apps/api/test/editor.ts';
import { createKey } from '../../apps/api/test/records/create-key.ts';
import { startApi } from '../../apps/api/test/servers/start-api.ts';
import { connectAgent } from './connect-agent.ts';

/** An agent with the key of an organisation. */
async function openAgent() {
  const api = await startApi();
  const { editor, organisation } = await openEditor(api);
  const { key: apiKey } = await createKey(api, editor, organisation.id);
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { call } = await connectAgent(origin, { apiKey });
  return { api, call };
}

it('a draft whose contacts are refused exists: the error names it, and update_draft corrects it', async () => {
  const { api, call } = await openAgent();
  const contacts = [{ emails: [''] }];
  const { error }: { error: string } = await call('create_draft', {
    title: 'Bal refusé',
    contacts,
  });
  const { id } = await api.db.poi.findFirstOrThrow({
    where: { versions: { some: { label: 'Bal refusé' } } },
  });
  expect(error).toMatch(/^request_invalid: /);
  expect(error).toContain(`The draft ${id} exists`);
  const corrected = { id, contacts: [{ emails: ['bal@example.org'] }] };
  expect(await call('update_draft', corrected)).toMatchObject({
    id,
    title: 'Bal refusé',
  });
});
