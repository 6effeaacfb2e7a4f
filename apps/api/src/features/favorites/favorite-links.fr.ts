/** Name of the favourites feed in calendar applications. */
export const calendarName = (product: string): string => `Mes favoris ${product}`;
