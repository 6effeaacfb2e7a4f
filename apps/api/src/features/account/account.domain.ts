import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import type { Role } from '@parages/contracts/vocabulary/accounts/roles';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { AccountChanges, PositionRow, ProfileRow } from './account.repository.ts';
import type { LatestPosition, ProfileChanges, UserProfile } from './account.schema.ts';

const scale = 10 ** limits.account.positionDecimals;

/**
 * Rounds degrees to two decimals, about a kilometre: precise enough to search, too coarse to reveal
 * a home.
 */
export const coarse = (degrees: number): number => Math.round(degrees * scale) / scale;

export const toLatestPosition = ({ lon, lat, name, updatedAt }: PositionRow): LatestPosition => ({
  position: { lon, lat },
  name,
  updatedAt: updatedAt.toISOString(),
});

function toCity(city: ProfileRow['preferredCity']): UserProfile['preferredCity'] {
  if (city === null) return null;
  const { id, slug, name, lon, lat } = city;
  return { id, slug, name, position: lon === null || lat === null ? null : { lon, lat } };
}

export const toProfile = (
  row: ProfileRow,
  { permissions, role }: { permissions: readonly Permission[]; role: Role },
  organisations: UserProfile['organisations'],
): UserProfile => ({
  id: row.id,
  email: row.email,
  emailVerified: row.emailVerifiedAt !== null,
  firstName: row.firstName,
  lastName: row.lastName,
  locale: row.locale,
  locality: row.preferredCity?.name ?? row.latestPosition?.name ?? null,
  preferences: {
    age_category: row.ageCategory,
    job_category: row.jobCategory,
    children_category: row.childrenCategory,
    outgoing_categories: row.outgoingCategories,
  },
  interests: row.interests,
  preferredCity: toCity(row.preferredCity),
  latestPosition: row.latestPosition === null ? null : toLatestPosition(row.latestPosition),
  notifications: {
    hasDigest: row.wantsDigest,
    hasReminders: row.wantsReminders,
    hasFollowNews: row.wantsFollowNews,
    hasSearchNews: row.wantsSearchNews,
    hasServiceNews: row.wantsServiceNews,
  },
  wantsRecommendations: row.wantsRecommendations,
  isOnboarded: row.onboardedAt !== null,
  organisations,
  permissions: [...permissions],
  role,
  createdAt: row.createdAt.toISOString(),
});

/** Omits the preferred city, whose id the service looks up. */
export function toColumns(changes: ProfileChanges, now: Date): AccountChanges {
  const {
    preferences = {},
    notifications = {},
    isOnboarded,
    preferredCity: _,
    ...unmapped
  } = changes;
  return {
    ...unmapped,
    ageCategory: preferences.age_category,
    jobCategory: preferences.job_category,
    childrenCategory: preferences.children_category,
    outgoingCategories: preferences.outgoing_categories,
    wantsDigest: notifications.hasDigest,
    wantsReminders: notifications.hasReminders,
    wantsFollowNews: notifications.hasFollowNews,
    wantsSearchNews: notifications.hasSearchNews,
    wantsServiceNews: notifications.hasServiceNews,
    ...(isOnboarded === undefined ? {} : { onboardedAt: isOnboarded ? now : null }),
  };
}
