import type { UserProfile } from '@parages/contracts/types';

export const aProfile = (change: Partial<UserProfile> = {}): UserProfile => ({
  id: 'u',
  email: 'camille@example.org',
  emailVerified: true,
  firstName: 'Camille',
  lastName: '',
  locale: 'fr',
  locality: null,
  preferences: {
    age_category: null,
    job_category: null,
    children_category: null,
    outgoing_categories: [],
  },
  interests: [],
  preferredCity: null,
  latestPosition: null,
  notifications: {
    hasDigest: false,
    hasReminders: false,
    hasFollowNews: false,
    hasSearchNews: true,
    hasServiceNews: false,
  },
  wantsRecommendations: true,
  isOnboarded: true,
  organisations: [],
  permissions: [],
  role: 'user',
  createdAt: '2026-01-01T00:00:00Z',
  ...change,
});

/** With this last position, a page of Tours saves no new one. */
export const inTours = {
  name: 'Tours',
  position: { lon: 0.704, lat: 47.3948 },
  updatedAt: '2026-06-10T10:00:00Z',
};
