/** Query key of an organiser’s events: the list and the editor invalidate each other through it. */
export const organiserPoisKey = ['organiser-pois'] as const;
/** Query key of every list of events. */
export const organiserPoiListsKey = [...organiserPoisKey, 'list'] as const;
