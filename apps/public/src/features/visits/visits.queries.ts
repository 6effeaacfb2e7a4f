/** What a visitor did with an event: opened its page, or left it for the organiser's. */
export type Visit = 'view' | 'click';

/** Tells the counters of an event. Nothing waits for an answer: it leaves even while the page is left. */
export function tellVisit(poiId: string, kind: Visit): void {
  const body = new Blob([JSON.stringify({ kind })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api/v1/pois/${encodeURIComponent(poiId)}/visits`, body);
}
