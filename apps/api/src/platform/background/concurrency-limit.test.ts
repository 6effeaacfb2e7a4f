import { expect, it } from 'vitest';
import { concurrencyLimit, QueueFull } from './concurrency-limit.ts';

function namedTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => async (): Promise<string> => {
    started.push(name);
    await new Promise<void>((resolve) => {
      ends.set(name, resolve);
    });
    return name;
  };
  return { started, task, end: (name: string) => ends.get(name)?.() };
}

it('concurrencyLimit with atOnce 2 runs two tasks at a time, the others in the order of their arrival', async () => {
  const { started, task, end } = namedTasks();
  const limit = concurrencyLimit({ atOnce: 2, mostWaiting: 2 });
  const results = ['a', 'b', 'c', 'd'].map((name) => limit(task(name)));
  expect(started).toEqual(['a', 'b']);
  end('b');
  await results[1];
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await results[0];
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

it('concurrencyLimit with mostWaiting 2 rejects a task with QueueFull while two wait, and accepts one again once these are done', async () => {
  const { task, end } = namedTasks();
  const limit = concurrencyLimit({ atOnce: 1, mostWaiting: 2 });
  const results = [limit(task('a')), limit(async () => 'b'), limit(async () => 'c')];
  await expect(limit(async () => 'd')).rejects.toThrow(QueueFull);
  end('a');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  expect(await limit(async () => 'd')).toBe('d');
});

it('concurrencyLimit runs the next task after one that fails', async () => {
  const limit = concurrencyLimit({ atOnce: 1, mostWaiting: 1 });
  const failed = limit(() => Promise.reject(new Error('no memory')));
  const next = limit(async () => 'next');
  await expect(failed).rejects.toThrow('no memory');
  expect(await next).toBe('next');
});
