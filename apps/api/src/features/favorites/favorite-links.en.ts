/** What calendars call the feed of favourites. */
export const calendarName = (product: string): string => `My ${product} favourites`;
