export const calendarName = (product: string): string => `Mes favoris ${product}`;
