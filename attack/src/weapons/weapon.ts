import type { Answer, Request } from '../client/client.ts';
import type { PrincipalName } from '../world/principals.ts';
import type { World } from '../world/world.ts';

/** Sends one request of a weapon; the answer is judged like any other. */
type Fire = (
  operationId: string | undefined,
  request: Request,
  as: PrincipalName,
) => Promise<Answer>;
/** Says that an answer had to be a success within a second: what the service once took it has to show quickly. */
type ExpectRead = (answer: Answer, what: string) => void;
export type Hands = { world: World; fire: Fire; expectRead: ExpectRead };

/** Something that stops a service with few requests. It is fired alone, while another visitor waits. */
export type Weapon = { name: string; use: (hands: Hands) => Promise<void> };
