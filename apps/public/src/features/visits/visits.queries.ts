/** What a visitor did with an event: opened its page, left it for the organiser's, or followed its sponsored card. */
export type Visit = 'view' | 'click' | 'promoted-click';

/** Tells the counters of an event. Nothing waits for an answer: it leaves even while the page is left. */
export function tellVisit(poiId: string, kind: Visit): void {
  tell(`/api/v1/pois/${encodeURIComponent(poiId)}/visits`, { kind });
}

/** Tells which sponsored cards were seen. */
export const tellSeen = (poiIds: readonly string[]): void =>
  tell('/api/v1/pois/promoted/impressions', { poiIds });

function tell(address: string, content: object): void {
  navigator.sendBeacon?.(
    address,
    new Blob([JSON.stringify(content)], { type: 'application/json' }),
  );
}
