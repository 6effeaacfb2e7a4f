import { describe, expect, it, vi } from 'vitest';
import { deviceDraftLimits as limits } from './draft-limits.ts';
import {
  type DraftName,
  listDrafts,
  readDraft,
  removeDraft,
  removeDraftsOf,
  writeDraft,
} from './draft-store.ts';

const name: DraftName = { account: 'a', target: 'new', writer: 'w' };
const at = '2027-06-01T10:00:00.000Z';
const now = new Date('2027-06-01T12:00:00Z');
const draft = { at, content: { fields: [] } };
const listed = (account = 'a', target?: string) =>
  listDrafts({ account, now, ...(target && { target }) });

describe('drafts of events on a device', () => {
  it('are read by their account and target alone, newest first', () => {
    const newer = { ...draft, at: '2027-06-01T11:00:00.000Z' };
    writeDraft(name, draft);
    writeDraft({ ...name, writer: 'x' }, newer);
    writeDraft({ ...name, account: 'b' }, draft);
    writeDraft({ ...name, target: 'p' }, draft);
    expect(listed('a', 'new')).toEqual([
      { name: { ...name, writer: 'x' }, draft: newer },
      { name, draft },
    ]);
    expect(listed()).toHaveLength(3);
    expect(listed('c')).toEqual([]);
  });

  it('of two pages do not overwrite each other; each is removed alone', () => {
    writeDraft(name, draft);
    writeDraft({ ...name, writer: 'x' }, draft);
    removeDraft(name);
    expect(listed().map(({ name: { writer } }) => writer)).toEqual(['x']);
  });

  it.each([
    ['that are no JSON', 'parages-pro-draft:a:new:w', '{'],
    ['without a date', 'parages-pro-draft:a:new:w', '{"content":{}}'],
    ['with a wrong date', 'parages-pro-draft:a:new:w', '{"at":"soon"}'],
    ['that are null', 'parages-pro-draft:a:new:w', 'null'],
    ['with another key', 'parages-pro-draft:a:new', JSON.stringify(draft)],
    [
      'older than 30 days',
      'parages-pro-draft:a:new:w',
      JSON.stringify({ ...draft, at: '2027-05-01T10:00:00.000Z' }),
    ],
  ])('%s are removed', (_case, key, text) => {
    localStorage.setItem(key, text);
    expect(listed()).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('leave other entries of the storage alone', () => {
    localStorage.setItem('parages-pro-organisation', 'b');
    listed();
    expect(localStorage.getItem('parages-pro-organisation')).toBe('b');
  });

  it('are refused above the bound of one draft', () => {
    const content = 'x'.repeat(limits.maxLength);
    expect(writeDraft(name, { ...draft, content })).toBe(false);
    expect(listed()).toEqual([]);
  });

  it('are refused above their most on a device, which keeps the former ones', () => {
    for (let index = 0; index < limits.most; index += 1)
      expect(writeDraft({ ...name, writer: `${index}` }, draft)).toBe(true);
    expect(writeDraft(name, draft)).toBe(false);
    expect(writeDraft({ ...name, writer: '0' }, draft)).toBe(true);
    expect(listed()).toHaveLength(limits.most);
  });

  it('are stored beside expired ones above their most, which then go', () => {
    const old = { ...draft, at: '2027-05-01T10:00:00.000Z' };
    for (let index = 0; index < limits.most; index += 1)
      localStorage.setItem(`parages-pro-draft:a:p${index}:w`, JSON.stringify(old));
    expect(writeDraft(name, draft)).toBe(true);
    expect(Object.keys(localStorage)).toHaveLength(1);
  });

  it('longer than the bound of one draft are not parsed, and removed', () => {
    const content = 'x'.repeat(limits.maxLength);
    localStorage.setItem('parages-pro-draft:a:new:w', JSON.stringify({ ...draft, content }));
    expect(readDraft(name)).toBeNull();
    expect(listed()).toEqual([]);
    expect(localStorage.getItem('parages-pro-draft:a:new:w')).toBeNull();
  });

  it('of a deleted account are removed, those of others stay', () => {
    writeDraft(name, draft);
    writeDraft({ ...name, target: 'p' }, draft);
    writeDraft({ ...name, account: 'b' }, draft);
    removeDraftsOf('a', now);
    expect([listed(), listed('b')].map(({ length }) => length)).toEqual([0, 1]);
  });

  it.each([
    [
      'whose access throws',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
    [
      'that is full',
      () => ({ length: 0, key: () => null, setItem: throwFull, getItem: () => null }),
    ],
  ])('are not stored in a storage %s, and no call throws', (_case, get) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(get as unknown as () => Storage);
    expect(writeDraft(name, draft)).toBe(false);
    expect(listDrafts({ account: 'a', now })).toEqual([]);
    expect(readDraft(name)).toBeNull();
    expect(() => removeDraft(name)).not.toThrow();
    vi.restoreAllMocks();
  });
});

const throwFull = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};
