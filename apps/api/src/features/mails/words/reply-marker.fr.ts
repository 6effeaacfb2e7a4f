/** Begins a mail that can be answered, so that the quoted mail is found in the answer. */
export const replyMarkerFr = 'Répondez au-dessus de cette ligne';
