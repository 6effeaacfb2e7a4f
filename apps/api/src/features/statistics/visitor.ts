import { createHash } from 'node:crypto';
import { isbot } from 'isbot';

export type Caller = { address: string; agent: string | undefined };

// Prerender agents request pages on behalf of robots, not of visitors.
const prerendering = /prerender|headless/i;

export const isRobot = ({ agent }: Caller): boolean =>
  agent === undefined || agent.trim() === '' || isbot(agent) || prerendering.test(agent);

/**
 * Identifies a visitor within a day: a hash of address and user agent with the day's salt. Once the
 * salt is deleted, the next day, the hash cannot be traced to a person.
 */
export const visitorOf = ({ address, agent = '' }: Caller, salt: string): string =>
  createHash('sha256').update(`${salt}\n${address}\n${agent}`).digest('base64url').slice(0, 22);

export const hashedNetwork = (network: string, salt: string): string =>
  createHash('sha256').update(`${salt}\n${network}`).digest('base64url').slice(0, 12);
