/** First part of all query keys of an organiser’s events: invalidating it reloads all of them. */
export const organiserPoisKey = ['organiser-pois'] as const;
/** First part of the query keys of all lists of events. */
export const organiserPoiListsKey = [...organiserPoisKey, 'list'] as const;
