import { now } from '../../lib/clock.ts';
import {
  type DraftName,
  listDrafts,
  removeDraft,
  writeDraft,
} from '../../lib/device-drafts/draft-store.ts';
import { holdWriterLock, takeDraft, thisWriter } from '../../lib/device-drafts/draft-writers.ts';

/** A file that the API has, and that no message has yet. */
export type SentFile = { id: string; name: string; bytes: number };

/** A message that is being written. Its `id` makes a repeated sending harmless. */
export type Typed = {
  id: string;
  text: string;
  files: readonly SentFile[];
  asksPapers: boolean;
};

export const newMessage = (content: Partial<Typed> = {}): Typed => ({
  text: '',
  files: [],
  asksPapers: false,
  ...content,
  id: crypto.randomUUID(),
});

export const isEmpty = ({ text, files }: Typed): boolean =>
  text.trim() === '' && files.length === 0;

const isFile = (value: unknown): value is SentFile => {
  const { id, name, bytes } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string' && typeof bytes === 'number';
};

function readTyped(content: unknown): Typed | undefined {
  const { id, text, files, asksPapers } = (content ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string') return undefined;
  const known = Array.isArray(files) ? files.filter(isFile) : [];
  return { id, text, files: known, asksPapers: asksPapers === true };
}

/** `title` names the draft in the list of what the device keeps. */
export type KeptPlace = { account: string; target: string; title: string };

/** Keeps a message on this device until it is sent; an empty one is removed. */
export function keepMessage({ account, target, title }: KeptPlace, typed: Typed): boolean {
  const name: DraftName = { account, target, writer: thisWriter };
  holdWriterLock();
  if (isEmpty(typed)) {
    removeDraft(name);
    return true;
  }
  return writeDraft(name, { at: now().toISOString(), content: typed, title });
}

/** Gives `take` the newest message that no other open page is writing, and keeps it. */
export async function takeMessage(
  place: KeptPlace,
  take: (typed: Typed) => boolean,
): Promise<void> {
  const { account, target } = place;
  for (const one of listDrafts({ account, target, now: now() })) {
    const isTaken = await takeDraft(one, ({ content }) => {
      const typed = readTyped(content);
      return typed !== undefined && take(typed) && keepMessage(place, typed);
    }).catch(() => false);
    if (isTaken) return;
  }
}
