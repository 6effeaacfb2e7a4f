import { rateLimits } from '@parages/contracts/vocabulary/limits';
import { apiKeyLimits } from '@parages/contracts/vocabulary/organisations/api-keys';
import { feedLimits } from '@parages/contracts/vocabulary/search/feeds';
import { sessionIdHeader } from '@parages/contracts/vocabulary/site/session-id';
import { problemExample } from '../describe-document.ts';
import { clientSection } from './client-section.ts';
import type { GuideSection } from './guide-blocks.ts';
import { copyOfEvents, firstEvent } from './guide-steps.ts';
import { upsertBlocks } from './guide-upsert.ts';
import { webhooksSection } from './guide-webhooks.ts';
import { widgetSection } from './guide-widget.ts';
import { keySection } from './key-section.ts';

const readingEvents: GuideSection = {
  id: 'reading',
  title: 'Read events',
  blocks: [
    {
      text: 'Reading needs no account. This asks for the concerts of a weekend within 30 km of Tours, soonest first:',
    },
    {
      code: 'curl --compressed "$ORIGIN/api/v1/pois?lon=0.6848&lat=47.3936&distanceKm=30&theme=concerts&dates=2027-06-12_2027-06-13"',
    },
    {
      text: 'The answer is `{ items, extra, total }`. `getPoi` reads a whole event by its `id`, `getPoiBySlug` by its `slugFr`. Its page for visitors is `/evenement/{slugFr}`; link to it, and name the `mainMediaFileCredits` beside its picture.',
    },
    {
      text: 'Days and times are those of Europe/Paris, instants are in UTC, prices in euro cents, distances in metres unless the name says `Km`. A property that is null is not known, unless its description says otherwise.',
    },
    {
      text: 'Browsers on sites of others may read `/api/openapi.json`, pictures and feeds, and with a publishable key the public reads: call the other operations from your server.',
    },
  ],
};

const firstEventSection: GuideSection = {
  id: 'first-event',
  title: 'Your first event in five minutes',
  blocks: [
    {
      text: 'You need an account, a verified address, and an organisation that a moderator has approved, in which you are an owner or an editor. Create them on the site for organisers. A secret key with the scope `events:write` then takes every step below. Without a key, sign in and keep the cookies:',
    },
    {
      code: `curl -c cookies.txt "$ORIGIN/auth-api/signin" -H "content-type: application/json" \\
  -d '{"formFields":[{"id":"email","value":"camille@example.org"},{"id":"password","value":"…"}]}'`,
    },
    {
      text: `The sign-in answers 200 with \`"status":"OK"\`, or with the reason in \`status\`. Send the cookies with every request below, and the header \`${sessionIdHeader}\` with any text: without it, a change is refused with 401 \`session_header_missing\`. When the access token has run out, requests get 401 \`session_missing\`: \`POST /auth-api/session/refresh\` with the cookies renews them.`,
    },
    ...firstEvent.map((step) => ({ step })),
    {
      text: 'Each save names the `version` that it has read, and the answer has the next one. After another save the answer is 412 `poi_version_stale` with the stored event in `present`: merge, and send it again.',
    },
    {
      text: 'A moderator reads each event before visitors do. `withdrawPoi` takes it back from review, `revisePoi` begins a new version of a published event while visitors go on reading the former one, and `setPoiLiveState` says at once that it is cancelled, postponed or full.',
    },
  ],
};

const synchronising: GuideSection = {
  id: 'synchronising',
  title: 'Synchronise',
  blocks: [
    {
      text: 'To bring your agenda here without a program, do not repeat the steps above for each event:',
    },
    {
      rows: [
        ['You have', 'Use', 'Then'],
        [
          'a calendar (ICS), or pages with events in JSON-LD',
          '`attachFollowedSource`',
          'a worker reads it once a day; the report names each record that it left out',
        ],
        [
          'a table (CSV, XLSX, ODS)',
          '`createImport`, `confirmImport`',
          'a record with a known `ext_id` updates its event, an unchanged one stays as it is; the file is checked first, and nothing is written before `confirmImport`',
        ],
      ],
    },
    ...upsertBlocks,
    {
      text: 'To copy events from here, read `listPoiChanges`: without a cursor first, then with the `next` of each answer, at once while `hasMore` is true and every few minutes after that. Apply the items in their order and store `next` with them:',
    },
    ...copyOfEvents.map((step) => ({ step })),
    {
      text: '`poi` replaces the event of its id, `tombstone` removes one. `theme` and `organiser` narrow the copy; an event that leaves the filter gets a tombstone. An event that is over gets none: its dates say so. 410 `change_cursor_expired` asks to begin again, as after a restore of our database.',
    },
    {
      text: 'To check single events, read them again with `If-None-Match`: 304 says that one is the same. An archived event answers 410 `poi_gone`, a hidden one 404 `poi_not_found`, and a changed slug 301 from `getPoiBySlug`.',
    },
    {
      text: 'Public JSON has an `ETag`: send it back in `If-None-Match`. Where an answer also has `Cache-Control`, keep it for that time and do not ask before.',
    },
  ],
};

const feeds: GuideSection = {
  id: 'feeds',
  title: 'Feeds',
  blocks: [
    {
      text: 'Every list for visitors is a feed too: its address, a dot and a format, then its query string. No account and no key are needed, and browsers on sites of others may read them.',
    },
    {
      code: `curl "$ORIGIN/ville/tours/category/concerts/ce-week-end.ics"
curl "$ORIGIN/recherche.json?coords=0.6848,47.3936&dist=10&opts=pmr"`,
    },
    {
      rows: [
        ['Address', 'List'],
        ['`/ville/{town}`, `/ville/{town}/recherche`', 'around a town'],
        [
          '`/ville/{town}/{time}`',
          '`aujourd-hui`, `demain` or `ce-week-end`: the days follow the calendar',
        ],
        ['`/category/{theme}`, `/ville/{town}/category/{theme}`, with `/{time}` too', 'a theme'],
        ['`/recherche`', 'a search, in the whole country without `coords` or `bbox`'],
        ['`/lieu/{venue}`, `/organisateur/{organiser}`', 'a venue, an organiser'],
      ],
    },
    {
      rows: [
        ['Format', 'What', 'Order'],
        ['`.ics`', 'iCalendar: one event for each date, read again every four hours', 'next dates'],
        ['`.rss`', 'RSS 2.0 with GeoRSS', 'of a place: last published; `sort=date` changes it'],
        ['`.json`', 'JSON Feed 1.1; `_event` has the dates, the place and the price', 'next dates'],
        ['`.geojson`', 'GeoJSON, a point for each event', 'next dates'],
      ],
    },
    {
      text: `A feed has ${feedLimits.events} events, and the next ${feedLimits.datesPerEvent} dates of each one, at most. It honours the filters of the page. Ids stay the same in every feed: \`urn:uuid:\` and the id of the event; the UID of a date stays when the date is moved.`,
    },
    {
      text: 'A date that was called off stays in the feed of its event: `STATUS:CANCELLED`, or `TENTATIVE` when it is postponed; `X-PARAGES-STATE` also says `FULL`, and `X-PARAGES-MOVED-FROM` the former start. JSON Feed and GeoJSON have the live state of each date and its event status of schema.org. An event without any other date leaves the feed, as it leaves the list.',
    },
    {
      text: '`limit` asks for fewer events. Keep a feed for the five minutes of its `Cache-Control`, then send its `ETag` in `If-None-Match`. `getOembed` (`/oembed?url=…`) describes the page of an event, a list, a venue or an organiser as a quotation with a link.',
    },
  ],
};

const errors: GuideSection = {
  id: 'errors',
  title: 'Errors',
  blocks: [
    {
      text: 'Every refusal is a problem document (RFC 9457), `application/problem+json`. Decide by its `code`, which never changes; `title` and `detail` are for people. `type` is the address of a page that explains the code. `errors` names each wrong field by a JSON pointer.',
    },
    {
      code: JSON.stringify(problemExample('request_invalid').value, null, 2),
    },
    {
      rows: [
        ['Status', 'Do'],
        ['400, 404, 405, 410, 413, 415, 422', 'correct the request: the same one is refused again'],
        ['401', 'refresh the session or sign in; with a key, see its code'],
        ['403', 'ask an account that may; the code says what is missing'],
        ['409, 412', 'read the state again and decide'],
        ['429, 503', 'wait for the seconds of `Retry-After`, then repeat'],
        ['500', 'repeat once, later'],
      ],
    },
    {
      text: 'After a lost answer, repeat `GET` safely, and `PUT` and `DELETE` that name no `version`. A change that names one gets 412 when its first attempt was saved: read before you repeat it. With a key, send `Idempotency-Key` with a change and repeat it safely too; without one, read before you repeat a `POST`.',
    },
  ],
};

const classes = {
  read: 'reads by id or of the vocabulary',
  search: 'lists, searches and counts',
  render: 'calendars, feeds, pages and pictures that are drawn',
  draw: 'posters and programmes (`.pdf`)',
  file: 'pictures, this documentation and the OpenAPI document',
  outside: 'addresses and companies, which other services find',
  write: 'changes',
  upload: 'files, and requests about many events',
  'sign-in': 'sign-ins',
} as const satisfies Record<keyof typeof rateLimits.perAddress, string>;

type Numbers = Partial<Record<keyof typeof classes, number>>;
const perAccount: Numbers = rateLimits.perAccount;
const perKey: Numbers = apiKeyLimits.perMinute;

const limits: GuideSection = {
  id: 'limits',
  title: 'Limits',
  blocks: [
    {
      text: 'Requests are counted by class, address and minute; some by account too, those with a key by key. `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` say where you are. Above the limit: 429 `rate_limited` with `Retry-After`. An installation may multiply these numbers or switch them off.',
    },
    {
      rows: [
        ['Class', 'For', 'Per address and minute', 'Per account and minute', 'Per key and minute'],
        ...Object.entries(classes).map(([name, use]) => {
          const key = name as keyof typeof classes;
          const numbers = [rateLimits.perAddress[key], perAccount[key], perKey[key]];
          return [name, use, ...numbers.map((most) => `${most ?? '–'}`)];
        }),
      ],
    },
    {
      text: 'Quotas bound what an account or an organisation stores or does in a day: 409 `quota_reached` names the quota and its number in `quota`. A JSON body has at most 1 MB, and every text and list has the maximum of its schema.',
    },
  ],
};

const versions: GuideSection = {
  id: 'versions',
  title: 'Versions',
  blocks: [
    {
      text: 'The path names the version: `/api/v1`. Operations, parameters, properties, problem codes and values of enumerations are added to it without notice: ignore properties that you do not know, and expect values that you do not know in answers.',
    },
    {
      text: 'What a client relies on stays: names of operations, parameters and properties, types, required properties of answers, accepted values. The document is compared with that of the last release before each change, and a difference that breaks clients needs a stated reason.',
    },
    {
      text: 'There is no period of notice: an operation, a parameter or a property stays in `/api/v1` from release to release, unless such a reason removes it. Nothing is deprecated today: the document marks nothing as `deprecated`, and no answer has a header `Deprecation` or `Sunset`. Bounds of texts and numbers are not compared.',
    },
  ],
};

export const guideSections: readonly GuideSection[] = [
  readingEvents,
  keySection,
  firstEventSection,
  synchronising,
  feeds,
  widgetSection,
  webhooksSection,
  clientSection,
  errors,
  limits,
  versions,
];
