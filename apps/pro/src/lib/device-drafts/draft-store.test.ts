import { describe, expect, it, vi } from 'vitest';
import { deviceDraftLimits as limits } from './draft-limits.ts';
import { type DraftName, listDrafts, removeDraft, writeDraft } from './draft-store.ts';

const name: DraftName = { account: 'a', target: 'new', writer: 'w' };
const at = '2027-06-01T10:00:00.000Z';
const now = new Date('2027-06-01T12:00:00Z');
const draft = { at, title: 'Bal', content: { fields: [] } };
const listed = (account = 'a', target?: string) =>
  listDrafts(localStorage, { account, now, ...(target && { target }) });

describe('drafts of events on a device', () => {
  it('are read by their account and target alone, newest first', () => {
    const newer = { ...draft, at: '2027-06-01T11:00:00.000Z' };
    writeDraft(localStorage, name, draft);
    writeDraft(localStorage, { ...name, writer: 'x' }, newer);
    writeDraft(localStorage, { ...name, account: 'b' }, draft);
    writeDraft(localStorage, { ...name, target: 'p' }, draft);
    expect(listed('a', 'new')).toEqual([
      { name: { ...name, writer: 'x' }, draft: newer },
      { name, draft },
    ]);
    expect(listed()).toHaveLength(3);
    expect(listed('c')).toEqual([]);
  });

  it('of two pages do not overwrite each other; each is removed alone', () => {
    writeDraft(localStorage, name, draft);
    writeDraft(localStorage, { ...name, writer: 'x' }, draft);
    removeDraft(localStorage, name);
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
    expect(writeDraft(localStorage, name, { ...draft, content })).toBe(false);
    expect(listed()).toEqual([]);
  });

  it('are refused above their most on a device, which keeps the former ones', () => {
    for (let index = 0; index < limits.most; index += 1)
      expect(writeDraft(localStorage, { ...name, writer: `${index}` }, draft)).toBe(true);
    expect(writeDraft(localStorage, name, draft)).toBe(false);
    expect(writeDraft(localStorage, { ...name, writer: '0' }, draft)).toBe(true);
    expect(listed()).toHaveLength(limits.most);
  });

  it('are not stored in a full or blocked storage, which throws', () => {
    const fails = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const blocked = { length: 1, key: () => 'parages-pro-draft:a:new:w' };
    const storage = { ...blocked, getItem: fails, setItem: fails, removeItem: fails };
    expect(writeDraft(storage, name, draft)).toBe(false);
    expect(listDrafts(storage, { account: 'a', now })).toEqual([]);
    expect(() => removeDraft(storage, name)).not.toThrow();
  });
});
