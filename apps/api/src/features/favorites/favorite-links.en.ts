export const calendarName = (product: string): string => `My ${product} favourites`;
