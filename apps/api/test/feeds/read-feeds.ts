import { check } from '@placemarkio/check-geojson';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import sax from 'sax';
import { jsonFeedSchema } from './json-feed-schema.ts';

/** What a program that knows nothing of the service reads; `faults` is empty in a valid feed. */
type ReadFeed = { ids: string[]; titles: string[]; faults: string[] };

const ajv = new Ajv({ allErrors: true });
addFormats.default(ajv);
const isJsonFeed = ajv.compile(jsonFeedSchema);

const maxOctets = 75;
const statuses = ['CONFIRMED', 'CANCELLED', 'TENTATIVE'];

function lineFaults(text: string): string[] {
  const lines = text.split('\r\n');
  return [
    ...(/[^\r]\n|\r[^\n]/.test(text) ? ['a line break other than CRLF'] : []),
    ...(/(?![\r\n])\p{Cc}/u.test(text) ? ['a control character'] : []),
    ...lines
      .filter((line) => Buffer.byteLength(line) > maxOctets)
      .map((line) => `more than ${maxOctets} octets: ${line.slice(0, 30)}`),
  ];
}

function eventFaults(component: ICAL.Component): string[] {
  const event = new ICAL.Event(component);
  const status = String(component.getFirstPropertyValue('status'));
  return [
    ...(component.getFirstPropertyValue('dtstamp') === null ? ['no DTSTAMP'] : []),
    ...(event.startDate === null ? ['no DTSTART'] : []),
    ...(event.endDate.compare(event.startDate) < 0 ? ['it ends before it starts'] : []),
    ...(statuses.includes(status) ? [] : [`status ${status}`]),
  ].map((fault) => `${event.uid}: ${fault}`);
}

const poiOf = (uid: string): string => uid.slice(0, 36);

function readIcs(text: string): ReadFeed {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  const uids = events.map((event) => new ICAL.Event(event).uid);
  return {
    ids: [...new Set(uids.map(poiOf))],
    titles: events.map((event) => new ICAL.Event(event).summary),
    faults: [
      ...lineFaults(text),
      ...events.flatMap(eventFaults),
      ...(new Set(uids).size === uids.length ? [] : ['a UID twice']),
      ...(calendar.getFirstPropertyValue('x-wr-calname') ? [] : ['no name']),
    ],
  };
}

function xmlFaults(text: string): string[] {
  const faults: string[] = [];
  const parser = sax.parser(true, { xmlns: true });
  parser.onerror = (error) => {
    faults.push(error.message);
    parser.resume();
  };
  parser.write(text).close();
  return faults;
}

const bareId = (id: string | undefined): string => (id ?? '').replace('urn:uuid:', '');

function readRss(text: string): ReadFeed {
  const { items = [], title, link, description } = parseRssFeed(text);
  return {
    ids: items.map(({ guid }) => bareId(guid?.value)),
    titles: items.map((item) => item.title ?? ''),
    faults: [
      ...xmlFaults(text),
      ...(title && link && description ? [] : ['no title, link or description']),
      ...items.flatMap(({ guid, link: page, pubDate }) => [
        ...(page && URL.canParse(page) ? [] : [`${guid?.value}: no link`]),
        ...(pubDate && Number.isNaN(Date.parse(pubDate)) ? [`${guid?.value}: ${pubDate}`] : []),
      ]),
    ],
  };
}

function readJsonFeed(text: string): ReadFeed {
  const isValid = isJsonFeed(JSON.parse(text));
  const { items = [] } = parseJsonFeed(text);
  return {
    ids: items.map(({ id }) => bareId(id)),
    titles: items.map(({ title }) => title ?? ''),
    faults: isValid ? [] : [ajv.errorsText(isJsonFeed.errors)],
  };
}

function readGeojson(text: string): ReadFeed {
  try {
    const collection = check(text);
    const features = collection.type === 'FeatureCollection' ? collection.features : [];
    return {
      ids: features.map(({ id }) => bareId(String(id))),
      titles: features.map(({ properties }) => String(properties?.name)),
      faults: [],
    };
  } catch (error) {
    return { ids: [], titles: [], faults: [String(error)] };
  }
}

export const readers = {
  ics: readIcs,
  rss: readRss,
  json: readJsonFeed,
  geojson: readGeojson,
} as const;
