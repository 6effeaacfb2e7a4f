/** Who may vouch for somebody: the three social sign-ins. */
export const authProviders = ['google', 'apple', 'facebook'] as const;

/** A social sign-in's wire value. */
export type AuthProvider = (typeof authProviders)[number];

/** Whether a text names a social sign-in of ours. */
export const isAuthProvider = (value: string | undefined): value is AuthProvider =>
  (authProviders as readonly (string | undefined)[]).includes(value);
