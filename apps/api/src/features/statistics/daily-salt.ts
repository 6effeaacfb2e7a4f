import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { statisticsRepository } from './statistics.repository.ts';

const saltBytes = 24;

/** The salt that all processes share for a day; the salt of the latest day is cached. */
export function dailySalt(db: Db): (day: string) => Promise<string> {
  const { saltOf } = statisticsRepository(db);
  let cached: { day: string; salt: string } | undefined;

  return async (day) => {
    if (cached?.day === day) return cached.salt;
    const offered = randomBytes(saltBytes).toString('base64url');
    // A process that loses the race for the first salt reads the winner's with the second query.
    const salt = (await saltOf(day, offered)) ?? (await saltOf(day, offered)) ?? offered;
    cached = { day, salt };
    return salt;
  };
}
