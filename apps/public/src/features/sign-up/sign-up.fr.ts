export const signUpFr = {
  title: 'Ne rate plus rien près de chez toi',
  text: 'Dis-nous ce que tu aimes : on garde tes favoris et on te souffle les bonnes idées.',
  signUp: 'Créer mon compte',
  startWithout: 'Commencer sans compte',
  start: 'C’est parti',
  dismiss: 'Masquer cette invitation',
} as const;
