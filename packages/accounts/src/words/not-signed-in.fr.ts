/** In a file of its own: every page of an organiser needs it, and no other word of accounts. */
export const notSignedInFr = 'Tu n’es pas connecté, redirection…';
