import type { McpServer } from '@modelcontextprotocol/server';
import type { Parages } from '@parages/client';

/** What each tool needs: where it is registered, the client, and the origin of links. */
export type ToolContext = { server: McpServer; parages: Parages; origin: string };

/** Reads change nothing, and reach a service outside the agent. */
export const readOnly = { readOnlyHint: true, openWorldHint: true } as const;
