import type { OpenapiDocument, Operation } from '../json-schema.ts';
import { clientSection, mcpServer, mcpTools } from './client-section.ts';
import { guidePath } from './guide-page.ts';
import { guideSections } from './guide-sections.ts';
import { widgetSection } from './guide-widget.ts';
import { keySection } from './key-section.ts';

const isRead = (method: string): boolean => method === 'get';

function line(method: string, path: string, { operationId, summary = '' }: Operation): string {
  return `- \`${operationId}\`: \`${method.toUpperCase()} ${path}\`, ${summary}`;
}

/**
 * `/llms.txt` (llmstxt.org): what an agent needs to read events. Operations with a session are in
 * the OpenAPI document.
 */
export function llmsText({ paths }: OpenapiDocument): string {
  const reads = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      isRead(method) && operation['x-access'] === 'public' ? [line(method, path, operation)] : [],
    ),
  );
  return [
    '# Parages',
    '',
    '> Local events of France by place, distance and date. Public operations need no key.',
    '',
    'Find the position of a place with `searchLocalityByName`, then list events around it with `getPoisByAddressDistance`. `dates` is a day, or two joined by `_` (`2027-06-12_2027-06-13`), `theme` a slug of `getEntitiesToCache`, `partOfDay` one of morning, afternoon, evening. Prices are in euro cents, and `maxPrice` in euros is one of 0, 5, 10, 20, 30. Days and times are those of Europe/Paris. Link to `/evenement/{slugFr}`.',
    '',
    `A program that publishes events sends a key of its organisation, \`Authorization: Bearer parages_sk_…\`; [the guide](${guidePath}#${keySection.id}) says how to get one and which operations accept it. Never put a key in an address.`,
    '',
    `To show a list on another site, write \`<parages-agenda town="tours" theme="concerts">\` with its script, or frame \`/agenda-integre\` and the path of the list: [the guide](${guidePath}#${widgetSection.id}) has the attributes. The address of a list and \`.pdf\` is a poster of its next seven days.`,
    '',
    '## MCP server',
    '',
    `An MCP server of the repository has these reads as tools, and with a key in \`PARAGES_KEY\` those of your own drafts ([how to start it](${guidePath}#${clientSection.id})). \`PARAGES_ORIGIN\` is the origin of this file:`,
    '',
    '```json',
    JSON.stringify(mcpServer),
    '```',
    '',
    ...mcpTools.map(([name, use]) => `- \`${name}\`: ${use}`),
    '',
    '## Client',
    '',
    `- [\`@parages/client\`](${guidePath}#${clientSection.id}): typed client with retries, pages, changes and webhook verification, for Node 20 and browsers`,
    `- [Examples](${guidePath}#${clientSection.id}): programs that publish, read back, follow changes and verify webhooks`,
    '',
    '## Documentation',
    '',
    ...guideSections.map(({ id, title }) => `- [${title}](${guidePath}#${id})`),
    '- [OpenAPI 3.1 document](/api/openapi.json): every operation, with examples',
    '',
    '## Public reads',
    '',
    ...reads,
    '',
  ].join('\n');
}
