export const authProviders = ['google', 'apple', 'facebook'] as const;

export type AuthProvider = (typeof authProviders)[number];

export const isAuthProvider = (value: string | undefined): value is AuthProvider =>
  (authProviders as readonly (string | undefined)[]).includes(value);
