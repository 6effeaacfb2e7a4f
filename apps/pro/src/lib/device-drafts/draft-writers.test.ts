import { describe, expect, it } from 'vitest';
import { listDrafts, removeDraft, writeDraft } from './draft-store.ts';
import { takeDraft, thisWriter } from './draft-writers.ts';

const draft = { at: '2027-06-01T10:00:00.000Z', content: {} };
const named = (writer: string) => ({ name: { account: 'a', target: 'new', writer }, draft });
const drafts = () => listDrafts({ account: 'a', now: new Date('2027-06-01T12:00:00Z') });

/** Locks of a browser in which the pages `open` hold theirs. */
const locksWith = (...open: string[]) => ({
  request: (async (lock: string, _options: LockOptions, use: (lock: Lock | null) => unknown) =>
    use(
      open.some((writer) => lock.endsWith(writer)) ? null : { name: lock, mode: 'exclusive' },
    )) as LockManager['request'],
});

describe('takeDraft', () => {
  const take = async (
    writer: string,
    locks: ReturnType<typeof locksWith> | undefined = locksWith('open'),
    isStored = true,
  ) => {
    const one = named(writer);
    writeDraft(one.name, draft);
    const taken: object[] = [];
    const isTaken = await takeDraft(
      one,
      (given) => {
        taken.push(given);
        return isStored;
      },
      locks,
    );
    return { isTaken, taken: taken.length, left: drafts().length };
  };

  it('takes and removes the draft of a page that has ended', async () => {
    expect(await take('ended')).toEqual({ isTaken: true, taken: 1, left: 0 });
  });

  it('leaves the draft of a page that is open', async () => {
    expect(await take('open')).toEqual({ isTaken: false, taken: 0, left: 1 });
  });

  it('removes no draft that could not be stored anew', async () => {
    expect(await take('ended', locksWith(), false)).toEqual({ isTaken: true, taken: 1, left: 1 });
  });

  it('takes the draft of this page, which holds its own lock', async () => {
    expect(await take(thisWriter, locksWith(thisWriter))).toEqual({
      isTaken: true,
      taken: 1,
      left: 1,
    });
  });

  it('leaves alone a draft that another page took since it was listed', async () => {
    const one = named('ended');
    writeDraft(one.name, draft);
    const isTaken = await takeDraft(
      one,
      () => {
        throw new Error('was taken');
      },
      {
        request: (async (lock: string, _options: LockOptions, use: (lock: Lock) => unknown) => {
          removeDraft(one.name);
          return use({ name: lock, mode: 'exclusive' });
        }) as LockManager['request'],
      },
    );
    expect(isTaken).toBe(false);
  });
});
