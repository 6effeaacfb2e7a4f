export const manifestFr = {
  description: 'Toutes les idées de sortie dans les parages, près de chez toi.',
};
