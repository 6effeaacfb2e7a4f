import { expect, it } from 'vitest';
import { unknownThings } from '../cases/names.ts';
import type { Client } from '../client/client.ts';
import type { Person } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { renewPlayground } from './playground.ts';

const person = (name: string): Person => ({ name, email: '', id: name, cookie: '', network: 1 });

const clientOf = (refused: string | undefined): Client => ({
  send: async ({ path }) => ({
    status: refused !== undefined && path.endsWith(refused) ? 409 : 200,
    headers: {},
    text: JSON.stringify({
      id: path.endsWith('/duplication') ? 'new copy' : 'new draft',
      mediaFileId: 'picture',
      status: 'approved',
      version: 1,
    }),
    cookies: [],
    sentAt: 0,
    doneAt: 0,
  }),
  close: async () => undefined,
});

it.each([
  ['accepts every request', 'new draft', 'new copy', undefined],
  ['refuses the submission of the copy', 'new draft', 'former', '/submission'],
  ['refuses the acceptance of the copy', 'new draft', 'former', '/acceptance'],
  ['refuses to copy the draft', 'new draft', 'former', '/duplication'],
  ['refuses a new draft', 'former', 'former', '/org/pois'],
])(
  'when the service %s, renewPlayground gives the attacker the draft "%s" and the published event "%s"',
  async (_what, poiId, publishedPoiId, refused) => {
    const former = { ...unknownThings, poiId: 'former', publishedPoiId: 'former' };
    const world: Pick<World, 'around' | 'people' | 'things'> = {
      around: { client: clientOf(refused), sandboxUrl: '', usersCommand: [] },
      people: {
        ownerC: person('ownerC'),
        moderator: person('moderator'),
        admin: person('admin'),
      },
      things: { A: unknownThings, B: unknownThings, C: former },
    };
    await renewPlayground(world, 1);
    expect(world.things.C).toMatchObject({ poiId, publishedPoiId });
  },
);
