import { deviceDraftLimits as limits } from './draft-limits.ts';

/** Names a draft: `target` is the id of an event, or `new`; `writer` the page that writes it. */
export type DraftName = { account: string; target: string; writer: string };

/** `title` is for a list of drafts; the form that wrote `content` also reads it. */
export type DeviceDraft = { at: string; title: string; content: unknown };
export type NamedDraft = { name: DraftName; draft: DeviceDraft };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'parages-pro-draft';
const keyOf = ({ account, target, writer }: DraftName): string =>
  [prefix, account, target, writer].join(':');

function nameOf(key: string): DraftName | null {
  const [start, account, target, writer, ...rest] = key.split(':');
  if (start !== prefix || !account || !target || !writer || rest.length > 0) return null;
  return { account, target, writer };
}

function parse(text: string): DeviceDraft | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { at, title, content } = value as Record<string, unknown>;
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
    return { at, title: typeof title === 'string' ? title : '', content };
  } catch {
    return null;
  }
}

const isExpired = ({ at }: DeviceDraft, now: Date): boolean =>
  now.getTime() - Date.parse(at) > limits.days * 86_400_000;

/** All drafts of the device, newest first. Removes unreadable and expired ones. */
function readAll(storage: Store, now: Date): NamedDraft[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(`${prefix}:`))
    .flatMap((key) => {
      const name = nameOf(key);
      const draft = parse(storage.getItem(key) ?? '');
      if (name && draft && !isExpired(draft, now)) return [{ name, draft }];
      storage.removeItem(key);
      return [];
    })
    .sort((one, other) => (one.draft.at < other.draft.at ? 1 : -1));
}

/** The drafts of an account, newest first; of one `target` alone when it is given. */
export function listDrafts(
  storage: Store,
  { account, target, now }: { account: string; target?: string; now: Date },
): NamedDraft[] {
  try {
    return readAll(storage, now).filter(
      ({ name }) => name.account === account && (target === undefined || name.target === target),
    );
  } catch {
    // Storage is blocked.
    return [];
  }
}

export function removeDraft(storage: Store, name: DraftName): void {
  try {
    storage.removeItem(keyOf(name));
  } catch {
    // Storage is blocked: it holds no draft either.
  }
}

/**
 * Returns whether the draft is stored. False when the storage is blocked or full, and beyond the
 * limits of one draft and of the device: a stored draft is never removed for a new one.
 */
export function writeDraft(storage: Store, name: DraftName, draft: DeviceDraft): boolean {
  const text = JSON.stringify(draft);
  try {
    if (text.length > limits.maxLength) return false;
    const others = readAll(storage, new Date(draft.at)).filter(
      (one) => keyOf(one.name) !== keyOf(name),
    );
    if (others.length >= limits.most) return false;
    storage.setItem(keyOf(name), text);
    return true;
  } catch {
    return false;
  }
}
