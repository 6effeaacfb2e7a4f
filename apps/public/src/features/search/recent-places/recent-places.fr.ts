export const recentPlacesFr = {
  aroundMe: 'Autour de moi',
  title: 'Tes derniers lieux',
  count: (count: number) => `Tes derniers lieux\u00a0: ${count}`,
  forget: 'Les oublier',
  forgotten: 'Tes derniers lieux sont oubliés',
};
