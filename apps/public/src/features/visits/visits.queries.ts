/**
 * `click`: the visitor followed a link of the organiser; `promoted-click`: the card of a sponsored
 * event.
 */
export type Visit = 'view' | 'click' | 'promoted-click';

/** A beacon is sent without waiting for an answer, even while the page unloads. */
export function countVisit(poiId: string, kind: Visit): void {
  send(`/api/v1/pois/${encodeURIComponent(poiId)}/visits`, { kind });
}

export const countImpressions = (poiIds: readonly string[]): void =>
  send('/api/v1/pois/promoted/impressions', { poiIds });

function send(address: string, content: object): void {
  navigator.sendBeacon?.(
    address,
    new Blob([JSON.stringify(content)], { type: 'application/json' }),
  );
}
