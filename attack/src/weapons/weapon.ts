import type { Answer, Request } from '../client/client.ts';
import type { PrincipalName } from '../world/principals.ts';
import type { World } from '../world/world.ts';

type Fire = (
  operationId: string | undefined,
  request: Request,
  as: PrincipalName,
) => Promise<Answer>;
/** An accepted upload must also be fast to read: the answer must be a success within a second. */
type ExpectRead = (answer: Answer, what: string) => void;
export type Hands = { world: World; fire: Fire; expectRead: ExpectRead };

/**
 * An attack that would block a weak service with few requests. It runs alone, while the probe
 * measures another visitor's waits.
 */
export type Weapon = { name: string; use: (hands: Hands) => Promise<void> };
