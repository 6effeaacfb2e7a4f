const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** "48,00 €": an amount that always shows cents. Takes integer cents. */
export const formatBill = (cents: number): string => euros.format(cents / 100);
