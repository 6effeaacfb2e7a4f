export const replyFr = {
  filesAlone: 'Pièces jointes envoyées par e-mail.',
};
