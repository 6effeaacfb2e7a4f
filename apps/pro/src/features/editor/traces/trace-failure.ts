import { traceLimits } from '@parages/contracts/vocabulary/limits';
import { refusalKey } from '../../../lib/problem-key.ts';
import { say } from './traces.fr.ts';

export const maxMegabytes = Math.floor(traceLimits.maxBytes / 1024 ** 2);

const keys = {
  trace_unreadable: 'unreadable',
  unsupported_media_type: 'unreadable',
  trace_out_of_bounds: 'abroad',
  payload_too_large: 'tooLarge',
  poi_version_stale: 'stale',
} as const;

export const tooLargeText = (name: string): string =>
  say('failed.tooLarge', { name, megabytes: maxMegabytes });

export function traceFailure(error: unknown, name: string): string {
  const key = refusalKey(keys, error) ?? 'unknown';
  return say(`failed.${key}`, { name, megabytes: maxMegabytes });
}
