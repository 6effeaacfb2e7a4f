import { callsOf } from '../world/calls.ts';
import { moveEvent, writeEvent } from '../world/things.ts';
import { eventWords } from '../world/words.fr.ts';
import type { World } from '../world/world.ts';

const settle = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/**
 * The last cases may have changed the status of the attacker's organisation, and archived or merged
 * its events. When the service refuses a new event, the former one stays in use.
 */
export async function renewPlayground(
  world: Pick<World, 'around' | 'people' | 'things'>,
  turn: number,
): Promise<void> {
  const { client } = world.around;
  const { ownerC, moderator, admin } = world.people;
  if (ownerC === undefined || moderator === undefined || admin === undefined) return;
  const [call, moderate, administer] = [
    callsOf(client, ownerC),
    callsOf(client, moderator),
    callsOf(client, admin),
  ];
  const { organisationId } = world.things.C;
  const review = await settle(
    administer<{ status: string; version: number }>(
      'GET',
      `/moderation/organisations/${organisationId}`,
    ),
  );
  const back = { suspended: 'restoration', refused: 'approval', pending: 'approval' }[
    review?.status ?? ''
  ];
  if (back !== undefined)
    await settle(
      administer('POST', `/moderation/organisations/${organisationId}/${back}`, {
        version: review?.version,
      }),
    );
  const written = await settle(
    writeEvent(call, organisationId, `${eventWords.title} ${turn}`, turn),
  );
  if (written === undefined) return;
  world.things.C = { ...world.things.C, ...written };
  const copy = await settle(call('POST', `/org/pois/${written.poiId}/duplication`, {}));
  if (copy === undefined) return;
  const published = await settle(
    moveEvent(call, call, copy.id, 'submission', { autopublish: true })
      .then(() => moveEvent(call, moderate, copy.id, 'acceptance'))
      .then(() => copy.id),
  );
  if (published !== undefined) world.things.C = { ...world.things.C, publishedPoiId: published };
}
