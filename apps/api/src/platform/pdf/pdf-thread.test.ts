import { describe, expect, it } from 'vitest';
import { TaskStopped } from '../background/worker-task.ts';
import { inDrawingTurn, pdfThread } from './pdf-thread.ts';

describe('inDrawingTurn', () => {
  it('runs one piece of work at a time, lets ten wait and refuses the twelfth with service_unavailable', async () => {
    let [running, most] = [0, 0];
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    };
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => inDrawingTurn(work)));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'service_unavailable' } }]);
    expect(most).toBe(1);
  });

  it('answers service_unavailable with its cause for a document that its thread stopped, and rethrows other errors', async () => {
    const stopped = new TaskStopped('draw took more than 20000 ms');
    await expect(inDrawingTurn(() => Promise.reject(stopped))).rejects.toMatchObject({
      code: 'service_unavailable',
      cause: stopped,
    });
    const failed = new RangeError('no such face');
    await expect(inDrawingTurn(() => Promise.reject(failed))).rejects.toBe(failed);
  });
});

it('pdfThread rethrows errors of the function of its module', async () => {
  const module = new URL('../../../test/worker-work.ts', import.meta.url);
  await expect(pdfThread<'fail'>(module, 'work')('fail')).rejects.toThrow('no such work');
});
