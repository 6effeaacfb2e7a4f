export const words = {
  title: 'Webhooks reçus',
  intro: (address: string) =>
    `Donnez ${address} comme adresse d’un webhook, puis collez ici son secret pour vérifier les signatures.`,
  secret: 'Secret du webhook',
  keep: 'Garder ce secret',
  empty: 'Aucun message pour le moment.',
  time: 'Heure',
  type: 'Message',
  signature: 'Signature',
  genuine: 'vérifiée',
  forged: 'inconnue',
  body: 'Contenu',
};
