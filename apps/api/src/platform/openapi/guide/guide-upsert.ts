import { externalPoiLimits } from '@parages/contracts/vocabulary/events/external/external-pois';
import type { GuideBlock } from './guide-blocks.ts';
import type { GuideStep } from './guide-steps.ts';

const tag = 'Events of organisers';
const path = '/api/v1/org/pois/by-external-id/{source}/{extId}';

const event = {
  dates: {
    label: 'Bal folk en plein air',
    description: 'Bal folk, initiation comprise.',
    isPermanent: false,
    allowedPerson: 120,
    periods: [
      { startDate: '2027-06-12', endDate: '2027-06-12', startTime: '20:30', endTime: '23:30' },
    ],
  },
  categories: {
    themes: ['concerts'],
    tags: ['folk'],
    features: [],
    options: ['outside'],
    knownOptions: ['outside'],
  },
  place: {
    name: 'Guinguette de Tours',
    streetAddress: '12 rue Nationale',
    postalCode: '37000',
    locality: 'Tours',
    position: { lon: 0.6848, lat: 47.3936 },
  },
  prices: { isFree: true, prices: [] },
};

/** An event that follows another system, in order. A test of the service runs the steps. */
export const followedEvent: readonly GuideStep[] = [
  {
    operationId: 'putPoiByExternalId',
    tag,
    method: 'PUT',
    path,
    body: event,
    says: 'Create a draft under your own id, with all that you know of the event.',
  },
  {
    operationId: 'addMediaFileToPoiByUrl',
    tag: 'Pictures',
    method: 'POST',
    path: '/api/v1/pois/{poiId}/media',
    body: {
      url: 'https://example.org/bal.jpg',
      title: 'Danseurs en plein air',
      credits: 'Camille Martin',
      license: 'cc-by',
    },
    says: 'Give it a picture, once: `poi.id` of the answer is its `poiId`.',
  },
  {
    operationId: 'putPoiByExternalId',
    tag,
    method: 'PUT',
    path,
    body: { ...event, submission: { autopublish: true } },
    says: 'Send it to the moderators. Repeat this request whenever your event may have changed.',
  },
  {
    operationId: 'getPoiByExternalId',
    tag,
    method: 'GET',
    path,
    says: 'Read what became of it, without our id.',
  },
  {
    operationId: 'deletePoiByExternalId',
    tag,
    method: 'DELETE',
    path,
    says: 'Remove it: a draft is deleted, a published event archived.',
  },
];

/** How a program keeps events here equal to those of its own system. */
export const upsertBlocks: readonly GuideBlock[] = [
  {
    text: `When a program of yours holds the events, write each one under the id that it has there. \`source\` is a name that you choose for that system, such as \`agenda\`; \`extId\` is its id, ${externalPoiLimits.extIdLength} characters at most. The first request creates the event, later ones update it, and one that changes nothing answers \`unchanged\`: send all your events each night if that is simplest.`,
  },
  ...followedEvent.map((step) => ({ step })),
  {
    code: `curl -X PUT "$ORIGIN/api/v1/org/pois/by-external-id/agenda/2026-0042" \\
  -H "Authorization: Bearer $PARAGES_KEY" -H "content-type: application/json" -d @event.json`,
  },
  {
    text: 'A tab that you leave out stays as it is. A part that you repeat is not written again, so that what a person has corrected here stays until you send something else. `import` as `source` names the events of your files and followed calendars by their `ext_id`. Another organisation may use the same names: its events are its own.',
  },
  {
    rows: [
      ['The event is', 'A request that changes it'],
      ['in review', 'takes it back, changes it and, with `submission`, sends it again'],
      [
        'published',
        'begins a version; with `submission`, dates, prices and contacts are published at once as from the editor, and the rest goes to review',
      ],
      ['refused', 'changes it and, with `submission`, sends it again'],
      ['accepted, waiting for you', '409 `poi_transition_forbidden`: call `publishPoi` first'],
      ['archived', '410 `poi_gone`: use another id'],
      ['merged by a moderator', '409 `poi_merged`: `detail` is the id of the event to write'],
      ['of another organisation now', '409 `poi_reassigned`'],
      ['deleted as a draft', 'creates it again'],
    ],
  },
  {
    text: '`dryRun=true` validates a request of all its rules and answers what it would do, and writes nothing:',
  },
  {
    code: `curl -X PUT "$ORIGIN/api/v1/org/pois/by-external-id/agenda/2026-0042?dryRun=true" \\
  -H "Authorization: Bearer $PARAGES_KEY" -H "content-type: application/json" -d @event.json`,
  },
  {
    text: `\`putPois\` takes up to ${externalPoiLimits.bulk} events in a body of 1 MB at most. Each item has its own result: an \`outcome\`, or a \`problem\` with a pointer to each faulty field. A faulty item leaves the others. It accepts \`dryRun\` too:`,
  },
  {
    code: `curl "$ORIGIN/api/v1/org/pois/bulk" -H "Authorization: Bearer $PARAGES_KEY" \\
  -H "content-type: application/json" -H 'idempotency-key: "8e03978e-40d5-43dd-bc93-6894a57f9324"' \\
  -d '{"items":[{"source":"agenda","extId":"2026-0042","poi":{"dates":{…}}}]}'`,
  },
  {
    text: 'With a key, every change but a form accepts the header `Idempotency-Key`: a new text for each change, such as a UUID, that a repetition after a lost answer sends again. For 24 hours the repetition gets the stored answer, refusals included, and `Idempotency-Replayed: true`. It changes nothing twice, even when our server has died in between. A bulk that was interrupted goes through all of its items again: repeat it before you send other versions of them.',
  },
  {
    rows: [
      ['Answer', 'Meaning'],
      ['422 `idempotency_key_reused`', 'the key was sent with another request: choose a new one'],
      ['409 `idempotency_request_running`', 'the first request still runs: wait for `Retry-After`'],
      [
        '409 `idempotency_answer_lost`',
        'the first request was carried out, its answer is lost: read the state',
      ],
      ['400 `idempotency_key_invalid`', 'more than 255 characters, or none, or a form'],
    ],
  },
];
