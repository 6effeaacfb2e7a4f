export const favoritesFr = {
  favorite: 'Favori : {{label}}',
  on_add_favorite: 'Ajouté à tes favoris',
  on_remove_favorite: 'Retiré de tes favoris',
  on_abort: 'Connecte-toi pour garder tes favoris',
  undo: 'Annuler',
  follow: 'Suivre ce thème',
  followed: 'Thème suivi',
} as const;
