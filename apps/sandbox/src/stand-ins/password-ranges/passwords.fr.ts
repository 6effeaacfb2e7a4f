export const words = {
  title: 'Mots de passe compromis',
  intro: 'Ces mots de passe seuls sont tenus pour compromis\u00a0; tous les autres passent.',
  seen: 'Nombre de fois',
  password: 'Mot de passe',
};
