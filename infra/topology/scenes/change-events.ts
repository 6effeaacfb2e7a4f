import { setTimeout as wait } from 'node:timers/promises';
import { callServer, type DirectAnswer } from '../load/direct-client.ts';
import { type Event, signInForm } from '../load/members.ts';
import { type Spread, spreadOf } from '../load/samples.ts';
import type { Topology } from '../parts/open-topology.ts';

export type CacheFigures = {
  changes: number;
  /** Milliseconds until an anonymous visitor of another process sees a change. */
  freshMs: Spread;
  /** Answers that showed the former state again after the new one. */
  relapses: number;
};

/** docs/adr/0051: a visitor sees a change within a second. */
export const promisedMs = 1000;

const [leastRounds, mostRounds] = [3, 6];
const pollMs = 10;
const mostMs = 10_000;
const watchedMs = 400;

type Place = { port: number; isShown: () => Promise<boolean> };

const isOk = ({ status }: DirectAnswer): boolean => status === 200;

const list = '/api/v1/pois?lon=0.704&lat=47.3948&distanceKm=5&pageSize=100';
const listPage = '/ville/tours?dist=5';

/** Where visitors see an event: in the API, on its page, in a list and on the page of a town. */
function placesOf(port: number, { id, slugFr }: Event): Place[] {
  const page = `/evenement/${slugFr}`;
  const read = (path: string): Promise<DirectAnswer> => callServer(port, path);
  return [
    { port, isShown: async () => isOk(await read(`/api/v1/pois/${id}`)) },
    { port, isShown: async () => isOk(await read(page)) },
    { port, isShown: async () => (await read(list)).body.includes(id) },
    { port, isShown: async () => (await read(listPage)).body.includes(page) },
  ];
}

/** Events that the page of the town shows. */
async function findShown(port: number): Promise<Event[]> {
  const { items } = JSON.parse((await callServer(port, list)).body) as { items: Event[] };
  const { body } = await callServer(port, listPage);
  return items.filter(({ slugFr }) => body.includes(`/evenement/${slugFr}`));
}

async function untilShown({ isShown }: Place, wanted: boolean, sinceMs: number): Promise<number> {
  while ((await isShown()) !== wanted) {
    if (performance.now() - sinceMs > mostMs) return mostMs;
    await wait(pollMs);
  }
  return performance.now() - sinceMs;
}

async function countRelapses({ isShown }: Place, wanted: boolean): Promise<number> {
  const endsAt = performance.now() + watchedMs;
  let relapses = 0;
  while (performance.now() < endsAt) {
    if ((await isShown()) !== wanted) relapses += 1;
    await wait(pollMs * 4);
  }
  return relapses;
}

async function signIn(port: number): Promise<string> {
  const answer = await callServer(port, '/auth-api/signin', {
    method: 'POST',
    data: signInForm('moderator'),
  });
  if (!answer.body.includes('"OK"')) throw new Error(`sign-in: ${answer.status} ${answer.body}`);
  return answer.cookies.join('; ');
}

/**
 * A moderator hides and shows events through the first server, while visitors of the other servers
 * have them in their caches.
 */
export async function changeEvents({ servers }: Topology): Promise<CacheFigures> {
  const [first, ...others] = servers;
  if (first === undefined) throw new Error('no server runs');
  const cookie = await signIn(first.port);
  const events = (await findShown(first.port)).slice(0, mostRounds);
  if (events.length < leastRounds) throw new Error('the page of the town shows too few events');
  const delays: number[] = [];
  let relapses = 0;
  for (const event of events) {
    const places = others.flatMap(({ port }) => placesOf(port, event));
    for (const enabled of [false, true]) {
      // Fills the caches.
      for (const { isShown } of [...places, ...places])
        if ((await isShown()) === enabled) throw new Error(`${event.id} is not as before`);
      const answer = await callServer(first.port, `/api/v1/pois/${event.id}/visibility`, {
        method: 'PUT',
        cookie,
        data: { enabled, ...(!enabled && { reason: 'Rehearsal' }) },
      });
      if (!isOk(answer)) throw new Error(`visibility: ${answer.status} ${answer.body}`);
      const changedAt = performance.now();
      delays.push(
        ...(await Promise.all(places.map((place) => untilShown(place, enabled, changedAt)))),
      );
      const again = await Promise.all(places.map((place) => countRelapses(place, enabled)));
      relapses += again.reduce((sum, one) => sum + one, 0);
    }
  }
  return { changes: events.length * 2, freshMs: spreadOf(delays), relapses };
}
