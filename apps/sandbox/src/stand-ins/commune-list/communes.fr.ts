/** What the State's list of communes answers in plain words. */
export const sentences = {
  wrong: (name: string) => `Le paramètre ${name} n’est pas valable`,
};
