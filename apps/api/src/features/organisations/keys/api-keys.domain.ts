import type {
  ApiKeyScope,
  ApiKeyState,
} from '@parages/contracts/vocabulary/organisations/api-keys';
import type { ApiKeyRow } from './api-keys.repository.ts';
import type { ApiKey } from './api-keys.schema.ts';

const hourMs = 3_600_000;

type Lifetime = Pick<ApiKeyRow, 'createdAt' | 'expiresAt' | 'replacedAt' | 'revokedAt'>;

export function stateOf({ expiresAt, replacedAt, revokedAt }: Lifetime, now: Date): ApiKeyState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return replacedAt === null ? 'active' : 'replaced';
}

/** The scopes of a new key: those chosen, and those that they include. */
export const withIncluded = (chosen: readonly ApiKeyScope[]): ApiKeyScope[] => [
  ...new Set<ApiKeyScope>([
    'public:read',
    ...chosen.flatMap((scope): ApiKeyScope[] =>
      scope === 'events:write' ? ['events:read', scope] : [scope],
    ),
  ]),
];

/** When the successor of a key expires: it lives as long as the key was meant to. */
export const nextExpiry = ({ createdAt, expiresAt }: Lifetime, now: Date): Date | null =>
  expiresAt === null ? null : new Date(now.getTime() + expiresAt.getTime() - createdAt.getTime());

/** When a replaced key stops working: never later than before. */
export function endOfOverlap({ expiresAt }: Lifetime, overlapHours: number, now: Date): Date {
  const end = new Date(now.getTime() + overlapHours * hourMs);
  return expiresAt !== null && expiresAt < end ? expiresAt : end;
}

/** The start of the hour, so that `lastUsedAt` is written once an hour at most. */
export const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / hourMs) * hourMs);

export const toApiKey = (
  { actorId: _actorId, createdBy: _createdBy, ...row }: ApiKeyRow,
  now: Date,
): ApiKey => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  state: stateOf(row, now),
  creator: row.creator,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
