import { draftPrefix, deviceDraftLimits as limits } from './draft-limits.ts';

/** Names a draft: `target` is the id of an event, or `new`; `writer` the page that writes it. */
export type DraftName = { account: string; target: string; writer: string };

/**
 * The form that wrote `content` also reads it. `title` and `tab` name the draft for a list: the
 * title of the event as typed, when it has one, and the tab of an unsaved field.
 */
export type DeviceDraft = { at: string; content: unknown; title?: string; tab?: string };
export type NamedDraft = { name: DraftName; draft: DeviceDraft };

const keyOf = ({ account, target, writer }: DraftName): string =>
  [draftPrefix, account, target, writer].join(':');

function nameOf(key: string): DraftName | null {
  const [start, account, target, writer, ...rest] = key.split(':');
  if (start !== draftPrefix || !account || !target || !writer || rest.length > 0) return null;
  return { account, target, writer };
}

function parse(text: string): DeviceDraft | null {
  if (text.length > limits.maxLength) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { at, content, title, tab } = value as Record<string, unknown>;
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
    return {
      at,
      content,
      ...(typeof title === 'string' && { title: title.slice(0, limits.titleLength) }),
      ...(typeof tab === 'string' && /^[a-z]{1,20}$/.test(tab) && { tab }),
    };
  } catch {
    return null;
  }
}

const isExpired = ({ at }: DeviceDraft, now: Date): boolean =>
  now.getTime() - Date.parse(at) > limits.days * 86_400_000;

const keysOfDrafts = (): string[] =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter(
    (key) => key.startsWith(`${draftPrefix}:`),
  );

/** All drafts of the device, newest first. Removes unreadable and expired ones. */
function readAll(now: Date): NamedDraft[] {
  return keysOfDrafts()
    .flatMap((key) => {
      const name = nameOf(key);
      const draft = parse(localStorage.getItem(key) ?? '');
      if (name && draft && !isExpired(draft, now)) return [{ name, draft }];
      localStorage.removeItem(key);
      return [];
    })
    .sort((one, other) => (one.draft.at < other.draft.at ? 1 : -1));
}

/** The drafts of an account, newest first; of one `target` alone when it is given. */
export function listDrafts({
  account,
  target,
  now,
}: {
  account: string;
  target?: string;
  now: Date;
}): NamedDraft[] {
  try {
    return readAll(now).filter(
      ({ name }) => name.account === account && (target === undefined || name.target === target),
    );
  } catch {
    // Storage is blocked.
    return [];
  }
}

/** Null when the draft is unreadable, or gone since it was listed. */
export function readDraft(name: DraftName): DeviceDraft | null {
  try {
    return parse(localStorage.getItem(keyOf(name)) ?? '');
  } catch {
    return null;
  }
}

export function removeDraft(name: DraftName): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Storage is blocked: it holds no draft either.
  }
}

/** Removes the drafts of an account that no longer exists. */
export function removeDraftsOf(account: string, now: Date): void {
  for (const { name } of listDrafts({ account, now })) removeDraft(name);
}

/**
 * Returns whether the draft is stored. False when the storage is blocked or full, and beyond the
 * limits of one draft and of the device: a stored draft is never removed for a new one.
 */
export function writeDraft(name: DraftName, draft: DeviceDraft): boolean {
  const text = JSON.stringify(draft);
  if (text.length > limits.maxLength) return false;
  const key = keyOf(name);
  const hasRoom = (): boolean =>
    keysOfDrafts().filter((other) => other !== key).length < limits.most;
  try {
    // Drafts are read only when they are too many: expired ones then make room.
    if (!hasRoom()) readAll(new Date(draft.at));
    if (!hasRoom()) return false;
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
