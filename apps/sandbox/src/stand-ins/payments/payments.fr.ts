/** What is said until payments are there. */
export const sentences = { later: 'Le bac à sable ne sait pas encore encaisser\u00a0: rien de Stripe n’est simulé.' };
