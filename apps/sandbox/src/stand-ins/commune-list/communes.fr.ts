export const sentences = {
  wrong: (name: string) => `Le paramètre ${name} n’est pas valable`,
};
