export const accountDeletedFr = {
  title: 'Ton compte est supprimé',
  text: 'Tes favoris, ton profil et tes préférences sont effacés. Merci d’avoir cherché des sorties avec nous : tu peux continuer sans compte, ou revenir quand tu veux.',
  home: 'Revenir à l’accueil',
  why: 'Nous dire pourquoi',
} as const;
