// Specification: §7.29
import { describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';
import { refreshAnswersRepository } from './refresh-answers.repository.ts';
import { refreshOnce, seal, unseal } from './refresh-once.service.ts';

async function twoProcesses() {
  const { db } = await emptyDatabase();
  let now = new Date('2026-06-10T10:00:00Z');
  const errors: unknown[] = [];
  const open = () =>
    refreshOnce({
      answers: refreshAnswersRepository(db),
      clock: { now: () => now },
      onError: (error) => errors.push(error),
    });
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return `answer ${asked}`;
  };
  return { db, one: open(), other: open(), pass, ask, asked: () => asked, errors };
}

describe('refreshOnce', () => {
  it('calls the session core once for concurrent refreshes of one token in two processes, and returns its answer to all', async () => {
    const { one, other, ask, asked, errors } = await twoProcesses();
    const answers = await Promise.all(
      [one, other, one, other].map((process) => process.ask('token', ask)),
    );
    expect(answers).toEqual(Array(4).fill('answer 1'));
    expect(await other.ask('token', ask)).toBe('answer 1');
    expect([asked(), errors]).toEqual([1, []]);
  });

  it('calls the session core again for a token after ten seconds, and for another token at once', async () => {
    const { one, other, ask, pass } = await twoProcesses();
    await one.ask('token', ask);
    expect(await other.ask('another', ask)).toBe('answer 2');
    pass(10_001);
    expect(await other.ask('token', ask)).toBe('answer 3');
  });

  it('does not cache an error: the next refresh of the token calls the session core', async () => {
    const { one, other, ask } = await twoProcesses();
    const refuse = async () => {
      throw new Error('token theft');
    };
    await expect(one.ask('token', refuse)).rejects.toThrow('theft');
    expect(await other.ask('token', ask)).toBe('answer 1');
  });

  it('stores answers encrypted, and `forget` deletes them after ten seconds', async () => {
    const { db, one, ask, pass } = await twoProcesses();
    await one.ask('token', ask);
    expect(JSON.stringify(await db.refreshAnswer.findMany())).not.toMatch(/answer 1|"token"/);
    pass(10_001);
    await one.forget();
    expect(await db.refreshAnswer.count()).toBe(0);
  });

  it('deduplicates concurrent refreshes of one token within the process when the database fails', async () => {
    const lost = async (): Promise<never> => {
      throw new Error('no database');
    };
    const answers = { claim: lost, save: lost, find: lost, remove: lost, forget: lost };
    const { ask } = refreshOnce({
      answers,
      clock: { now: () => new Date(0) },
      onError: () => undefined,
    });
    expect(
      await Promise.all([ask('token', async () => 'x'), ask('token', async () => 'y')]),
    ).toEqual(['x', 'x']);
  });
});

it('unseal returns the sealed text with its token and throws with another token', () => {
  expect(unseal('token', seal('token', 'été'))).toBe('été');
  expect(() => unseal('another', seal('token', 'x'))).toThrow();
});
