/** The plain-text error of the list of communes. */
export const sentences = {
  wrong: (name: string) => `Le paramètre ${name} n’est pas valable`,
};
