/** The key of everything the cache holds of an organiser's events: the list and the editor make each other's old. */
export const organiserPoisKey = ['organiser-pois'] as const;
/** The key of every list of them. */
export const organiserPoiListsKey = [...organiserPoisKey, 'list'] as const;
