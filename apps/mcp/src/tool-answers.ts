import type { CallToolResult } from '@modelcontextprotocol/server';
import { ParagesProblem, ParagesUnreachable } from '@parages/client/problems';

/** A refusal that a tool words itself, such as a place that no search finds. */
export class ToolRefusal extends Error {}

const refused = (text: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text }],
});

/** What was refused, which fields, and where an explanation is: an agent corrects its call by it. */
function problemText({ code, title, detail, errors, type }: ParagesProblem): string {
  const fields = errors.map(
    (field) => `- ${field.pointer}: ${field.code}${field.detail ? ` (${field.detail})` : ''}`,
  );
  return [`${code}: ${title}`, detail, ...fields, type && `See ${type}`]
    .filter((line) => line !== undefined)
    .join('\n');
}

/** What an agent reads of an error; undefined for an error that is no refusal. */
export function errorText(error: unknown): string | undefined {
  if (error instanceof ParagesProblem) return problemText(error);
  if (error instanceof ParagesUnreachable) return `unreachable: ${error.message}. Try again later.`;
  return error instanceof ToolRefusal ? error.message : undefined;
}

/**
 * The answer of a tool, as structure and as JSON for clients that read text alone. Refusals of the
 * service become errors that the agent can read; other errors pass.
 */
export async function answerWith(
  work: () => Promise<Record<string, unknown>>,
): Promise<CallToolResult> {
  try {
    const structuredContent = await work();
    return {
      structuredContent,
      content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
    };
  } catch (error) {
    const text = errorText(error);
    if (text === undefined) throw error;
    return refused(text);
  }
}
