import { createHash } from 'node:crypto';
import { isbot } from 'isbot';

/** Who asks, as far as a request tells. */
export type Asker = { address: string; agent: string | undefined };

// Asks for pages on behalf of others: what it reads, nobody saw.
const prerendering = /prerender|headless/i;

/** Whether nobody is behind a request: no user agent, a robot's, or that of a program that draws pages ahead. */
export const isRobot = ({ agent }: Asker): boolean =>
  agent === undefined || agent.trim() === '' || isbot(agent) || prerendering.test(agent);

/**
 * A visitor within a day: a hash of address and user agent under the day's salt. Without the salt, which is thrown away the day after, nobody
 * can be told from it.
 */
export const visitorOf = ({ address, agent = '' }: Asker, salt: string): string =>
  createHash('sha256').update(`${salt}\n${address}\n${agent}`).digest('base64url').slice(0, 22);

/** The network of a visitor, under the same salt: enough to notice a flood. */
export const hashedNetwork = (network: string, salt: string): string =>
  createHash('sha256').update(`${salt}\n${network}`).digest('base64url').slice(0, 12);
