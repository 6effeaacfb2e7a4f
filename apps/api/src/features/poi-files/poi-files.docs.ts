import type { Docs } from '../../platform/openapi/operation-docs.ts';

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'SUMMARY:Bal folk en plein air',
  'DTSTART;TZID=Europe/Paris:20260613T203000',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

export const poiFilesDocs: Docs = {
  operations: {
    getPoiCalendar: {
      summary: 'Download the dates of an event as iCalendar',
      description:
        'The dates to come, or all of them once the event is over. A permanent event has none: 404 `poi_undated`.',
      answer: calendar,
    },
    getPoiTrace: {
      summary: 'Download the track of a tour as GPX',
      description: 'GPX 1.1. An event without a track gets 404 `trace_not_found`.',
      answer:
        '<gpx version="1.1"><trk><trkseg><trkpt lat="47.3936" lon="0.6848"/></trkseg></trk></gpx>',
    },
    getPoiPoster: {
      summary: 'Download a poster of an event as PDF',
      description:
        'One page of A4 to print, with a QR code of the page of the event. While too many are drawn 503 `service_unavailable`.',
    },
    getOrganiserProgramme: {
      summary: 'Download the programme of an organiser as PDF',
      description:
        'Pages of A4 with its events to come, 30 at most, and a QR code. Without any event 404 `programme_empty`, while too many are drawn 503 `service_unavailable`.',
    },
  },
};
