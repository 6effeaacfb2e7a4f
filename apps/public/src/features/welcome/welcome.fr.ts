export const welcomeFr = {
  pageTitle: 'Commencer',
  description: 'Choisis ta ville, dis ce qui te plaît, et vois ce qui se passe dans les parages.',
  step: 'Étape {{step}} sur 2',
  cityTitle: 'Tu es de quel coin ?',
  cityText:
    'Choisis une ville pour commencer. Tu pourras en changer quand tu veux, et chercher autour de n’importe quelle commune.',
  otherCity: 'Une autre commune',
  skip: 'Passer',
  interestsTitle: 'Qu’est-ce qui te fait sortir ?',
  interestsText: 'Autant de réponses que tu veux. Elles restent sur cet appareil.',
  interests: 'Envies',
  ideas: 'Pour commencer {{atTown}}',
  idea: '{{theme}} {{atTown}}',
  discover: 'Découvrir {{town}}',
  change: 'Changer de ville',
} as const;
