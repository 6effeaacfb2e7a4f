/** The three social sign-in providers. */
export const authProviders = ['google', 'apple', 'facebook'] as const;

/** Wire value of a social sign-in provider. */
export type AuthProvider = (typeof authProviders)[number];

/** Whether a text is a supported social sign-in provider. */
export const isAuthProvider = (value: string | undefined): value is AuthProvider =>
  (authProviders as readonly (string | undefined)[]).includes(value);
