export const words = {
  banner: 'BAC À SABLE',
  bannerNote: 'rien ici n’est vrai, rien ne quitte cette machine',
  home: 'Bac à sable de Parages',
  intro:
    'Ce programme remplace, sur cette machine seulement, les services extérieurs dont Parages se sert. Tout est gardé en mémoire et disparaît à l’arrêt.',
  controls: 'Pannes à la demande et remise à zéro\u00a0: voir docs/sandbox.md.',
  thisMachineOnly: 'Le bac à sable ne répond qu’à cette machine, sous un nom de cette machine.',
  liveKey: 'Le bac à sable refuse les clés réelles : celle-ci ne devait pas arriver ici.',
  notDone: (method: string, path: string) =>
    `Le bac à sable ne fait pas cela\u00a0: ${method} ${path}. Il répond 404 plutôt que d’inventer.`,
};
