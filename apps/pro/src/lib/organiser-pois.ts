/** First part of the query keys of an organiser’s events: one call invalidates all of them. */
export const organiserPoisKey = ['organiser-pois'] as const;
export const organiserPoiListsKey = [...organiserPoisKey, 'list'] as const;
