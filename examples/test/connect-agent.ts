import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createMcpServer } from '@parages/mcp/create-server';
import { closeAfterTest } from '../../apps/api/test/servers/close-after-test.ts';

/** An agent of an MCP server in the same process. */
export async function connectAgent(
  origin: string,
  options: { apiKey?: string; retries?: number } = {},
) {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createMcpServer({ origin, ...options }).connect(far);
  const agent = new Client({ name: 'agent', version: '1.0.0' });
  await agent.connect(near);
  closeAfterTest(() => agent.close());
  /** The structure of an answer, or the text of an error. */
  const call = async (name: string, input: object = {}) => {
    const answer = await agent.callTool({ name, arguments: { ...input } });
    if (!answer.isError) return answer.structuredContent as never;
    return {
      error: answer.content.map((one) => ('text' in one ? one.text : '')).join(''),
    } as never;
  };
  return { agent, call };
}
