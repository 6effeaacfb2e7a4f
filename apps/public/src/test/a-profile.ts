import type { UserProfile } from '@parages/contracts/types';

/** Camille, as the API tells of her. */
export const aProfile = (change: Partial<UserProfile> = {}): UserProfile => ({
  id: 'u',
  email: 'camille@example.org',
  emailVerified: true,
  firstName: 'Camille',
  lastName: '',
  locale: 'fr',
  locality: null,
  preferences: { age_category: null, job_category: null, children_category: null, outgoing_categories: [] },
  interests: [],
  preferredCity: null,
  latestPosition: null,
  notifications: { hasDigest: false, hasReminders: false, hasFollowNews: false, hasServiceNews: false },
  wantsRecommendations: true,
  isOnboarded: true,
  organisations: [],
  permissions: [],
  role: 'user',
  createdAt: '2026-01-01T00:00:00Z',
  ...change,
});
