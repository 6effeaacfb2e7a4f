import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { team } from '../stage/start-stage.ts';

/** A mail that arrived; `key` is the address or, at the team, the text that the visitor sent. */
export type Arrived = { key: string; messageId: string };

export type MailCollector = {
  /** All that have arrived, each as often as it did. */
  collect: () => Promise<readonly Arrived[]>;
  stop: () => Promise<void>;
};

const listed = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      recipients: z.array(z.string()),
      messageId: z.string().nullable(),
      text: z.string().nullable(),
    }),
  ),
});
type Mail = z.output<typeof listed>['items'][number];

// The sandbox keeps the latest 500 mails.
const everyMs = 8000;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

function toArrived({ recipients, messageId, text }: Mail): Arrived {
  const [address = ''] = recipients;
  const key = address === team ? (uuid.exec(text ?? '')?.[0] ?? '') : address;
  return { key, messageId: messageId ?? '' };
}

/** Reads the inbox of the sandbox again and again. */
export function collectMails(sandboxUrl: string): MailCollector {
  const arrived = new Map<string, Arrived>();
  const stopping = new AbortController();
  const collect = async (): Promise<readonly Arrived[]> => {
    const answer = await fetch(`${sandboxUrl}/mail/messages`);
    for (const mail of listed.parse(await answer.json()).items)
      if (!arrived.has(mail.id)) arrived.set(mail.id, toArrived(mail));
    return [...arrived.values()];
  };
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await collect();
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const ended = loop();
  ended.catch(() => undefined);
  return {
    collect,
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
