/** What a price text says when nothing has to be paid (folded: lower case, no accent). */
export const freeWords = /\bgratuit|\b(entree libre|acces libre|participation libre|prix libre)\b/;

/** What takes that back, when no amount is told: free for some only, or with a paid ticket. */
export const paidWords =
  /\bpayant|\b(billet d entree|billet d acces|tarif plein|plein tarif|billetterie|gratuite?s? (pour|moins|jusqu))\b/;

/** What leaves the end of a price open. */
export const openEndWords = /\b(a partir de|des \d|minimum|mini)\b/;

/** What makes an event one for children, in its title or keywords (folded). */
export const childrenWords =
  /\bfamilial|\b(enfants?|familles?|jeune public|tout petits|bebes?|des \d{1,3} ans|[2-9] 1[0-2] ans)\b/;
