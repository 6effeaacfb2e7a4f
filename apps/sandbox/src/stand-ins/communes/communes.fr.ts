/** What the State's list of communes answers in plain words. */
export const sentences = {
  needed: 'Au moins un des paramètres nom, code, codePostal ou lat et lon est nécessaire',
  wrong: (name: string) => `Le paramètre ${name} n’est pas valable`,
};
