import type { GuideSection } from './guide-blocks.ts';

const reading = `import { createParages } from '@parages/client';
import { dataOf } from '@parages/client/problems';

const parages = createParages({ origin, apiKey: process.env.PARAGES_KEY });
for await (const card of parages.listEvents({ lon: 0.6848, lat: 47.3936, distanceKm: 30 }))
  console.log(card.label, card.startDate);
for await (const page of parages.followChanges({ cursor }))
  await store(page.changes, page.cursor, page.startsOver);
const event = await dataOf(parages.api.GET('/api/v1/pois/{poiId}', { params: { path: { poiId } } }));`;

const webhook = `import { verifyWebhook } from '@parages/client/webhooks';

const message = verifyWebhook({ secret, headers: request.headers, body });`;

/** Starts the MCP server beside an agent. A test of the examples starts it as printed. */
export const mcpServer = {
  mcpServers: {
    parages: {
      command: 'npx',
      args: ['tsx', 'apps/mcp/src/stdio.ts'],
      env: { PARAGES_ORIGIN: 'https://…' },
    },
  },
};

/** The tools of the MCP server; a test of it compares them with those that it lists. */
export const mcpTools: readonly (readonly [name: string, use: string])[] = [
  ['search_events', 'events by place, distance, days, part of the day, price, theme and words'],
  ['find_place', 'communes, departments, addresses and stations by name'],
  ['get_event', 'a whole event'],
  ['list_themes', 'slugs of themes and options'],
  ['read_changes', 'a page of the change feed'],
];
export const mcpKeyTools: typeof mcpTools = [
  ['list_own_events', 'the events of your organisation, in every state'],
  ['create_draft', 'a draft; a person of the organisation sends it to the moderators'],
  ['update_draft', 'changes to a draft or to a refused event'],
];

export const clientSection: GuideSection = {
  id: 'client',
  title: 'Client, MCP server and examples',
  blocks: [
    {
      text: '`@parages/client` (folder `packages/client` of the repository) is a client for TypeScript and JavaScript, in Node 20 and browsers, with the types of the OpenAPI document. Lists and changes are asynchronous iterators; a refusal is thrown as an error with its code; reads, and `PUT` and `DELETE` that name no `version`, are repeated after 429, 503 and failures of the network, within a deadline. A page of another site needs a publishable key (`parages_pk_…`): without one, its browser refuses the answers.',
    },
    { code: reading },
    { code: webhook },
    {
      text: 'The MCP server (folder `apps/mcp`) gives an agent the public reads as tools, over standard input and output. Start it in the repository; `PARAGES_ORIGIN` is the origin of this page:',
    },
    { code: JSON.stringify(mcpServer, null, 2) },
    { rows: [['Tool', 'What'], ...mcpTools.map(([name, use]) => [`\`${name}\``, use])] },
    {
      text: 'With a secret key in `PARAGES_KEY`, scope `events:write`, it has the tools of your own drafts. None of them publishes:',
    },
    { rows: [['Tool', 'What'], ...mcpKeyTools.map(([name, use]) => [`\`${name}\``, use])] },
    {
      text: 'The folder `examples` has a program that was written from this guide: with a key it publishes an event, reads it back, follows the changes through a merge and an archival, and verifies webhooks.',
    },
  ],
};
