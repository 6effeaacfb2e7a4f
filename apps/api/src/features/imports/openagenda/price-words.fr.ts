/** Words of a price text for free entry (folded: lower case, no accent). */
export const freeWords = /\bgratuit|\b(entree libre|acces libre|participation libre|prix libre)\b/;

/** Words for entry that is paid, or free for some only; read when the text has no amount. */
export const paidWords =
  /\bpayant|\b(billet d entree|billet d acces|tarif plein|plein tarif|billetterie|gratuite?s? (pour|moins|jusqu))\b/;

export const openEndWords = /\b(a partir de|des \d|minimum|mini)\b/;

export const childrenWords =
  /\bfamilial|\b(enfants?|familles?|jeune public|tout petits|bebes?|des \d{1,3} ans|[2-9] 1[0-2] ans)\b/;
