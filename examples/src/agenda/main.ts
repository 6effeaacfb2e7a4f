// Publishes an event, keeps a copy of the public events and verifies webhooks, with a key of an
// organisation. examples/README.md says how to run it.
import { createParages } from '@parages/client';
import { type Applied, CopyOfEvents } from './copy-of-events.ts';
import {
  addPicture,
  archiveEvent,
  createEvent,
  readPublished,
  sendEvent,
} from './publish-event.ts';
import { receiveWebhooks } from './receive-webhooks.ts';
import { readSettings } from './settings.ts';

const print = (...words: (string | number)[]): void => console.log(words.join(' '));

const describe = (applied: Applied): string[] => {
  if (applied.kind === 'stored') return ['feed stored', applied.event.id];
  const { poiId, reason, mergedInto } = applied;
  return [`feed ${reason}`, poiId, ...(mergedInto === null ? [] : ['into', mergedInto])];
};

const settings = await readSettings(process.env);
const { origin, apiKey, everyMs, event: content } = settings;
const parages = createParages({ origin, apiKey });

// The order of webhooks is not promised.
const awaited = new Set(['event.accepted', 'event.published', 'event.archived']);
let onAll: () => void = () => undefined;
const allArrived = new Promise<void>((resolve) => {
  onAll = resolve;
});
const receiver = await receiveWebhooks(
  { secret: settings.webhookSecret, port: settings.webhookPort },
  {
    message: ({ type, data }) => {
      print('webhook', type, data.poiId ?? '');
      awaited.delete(type);
      if (awaited.size === 0) onAll();
    },
    refusal: (error) => print('webhook refused:', error.message),
    failure: (error) => print('message failed:', error.message),
  },
);

const copy = new CopyOfEvents();
for await (const page of parages.followChanges()) copy.apply(page);
print('copied', copy.events.size);

const { id, version } = await createEvent(parages, content);
print('created', id, 'at version', version);
const ready = await addPicture(parages, id, { file: settings.picture, ...content.picture });
const sent = await sendEvent(parages, id, ready);
print('sent', id, sent.status);

const published = await readPublished(parages, id, everyMs);
print('published', `/evenement/${published.slugFr}`);
print('read', published.label, 'by', published.organiser?.name ?? '');

// A moderator merges a duplicate into the event; then the program archives it.
const following = new AbortController();
const feed = { cursor: copy.cursor, everyMs, signal: following.signal };
for await (const page of parages.followChanges(feed)) {
  for (const applied of copy.apply(page)) {
    print(...describe(applied));
    if (applied.kind !== 'removed') continue;
    if (applied.mergedInto === id) await archiveEvent(parages, id);
    if (applied.poiId === id) following.abort();
  }
}

await allArrived;
receiver.close();
print('done');
