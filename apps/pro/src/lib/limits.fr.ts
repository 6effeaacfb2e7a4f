export const limitsFr = {
  rate: 'Beaucoup de demandes sont parties de votre connexion en peu de temps. Attendez une minute, puis réessayez.',
};
