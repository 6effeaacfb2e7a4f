/** What the first run says before anything is installed. */
export const sentences = {
  installing: 'Installation des dépendances',
  oldNode: (version) =>
    `Parages demande Node 20.20 ou plus récent, et cette machine a la ${version}\u00a0: installez-le, puis relancez.`,
  noNetwork:
    'Le registre npm ne répond pas\u00a0: vérifiez la connexion au réseau (ou le réglage «\u00a0proxy\u00a0» de npm), puis relancez la commande.',
  failed: (detail) => `L’installation des dépendances a échoué\u00a0: ${detail}`,
};
