import { createHash } from 'node:crypto';
import type { Position } from './changes.repository.ts';

/**
 * `goneSince`: below it, events that are gone are left out, since a copy that began there never had
 * them. `filters`: digest of the filters of the feed.
 */
export type ChangeCursor = { era: string; filters: string; goneSince: string; position: Position };

export const changeCursorMaxLength = 200;

const cursorPattern =
  /^1\.([0-9a-f]{12})\.([0-9a-f]{8})\.(\d{1,19})\.(\d{1,19})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const largestXid = 2n ** 63n - 1n;

export const digestFilters = (filters: object): string =>
  createHash('sha256').update(JSON.stringify(filters)).digest('hex').slice(0, 8);

export const writeCursor = ({ era, filters, goneSince, position }: ChangeCursor): string =>
  Buffer.from(
    ['1', era, filters, goneSince, position.xid, position.poiId].join('.'),
    'latin1',
  ).toString('base64url');

/** Undefined for a text that is no cursor. */
export function readCursor(text: string): ChangeCursor | undefined {
  const decoded = Buffer.from(text, 'base64url').toString('latin1');
  const [, era, filters, goneSince, xid, poiId] = cursorPattern.exec(decoded) ?? [];
  if (!era || !filters || !goneSince || !xid || !poiId) return undefined;
  if (BigInt(goneSince) > largestXid || BigInt(xid) > largestXid) return undefined;
  return { era, filters, goneSince, position: { xid, poiId } };
}
