import { traceLimits } from '@parages/contracts/vocabulary/limits';
import { TaskStopped, workerTask } from '../../../platform/background/worker-task.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { contentRepository } from '../content/content.repository.ts';
import type { EditingDb } from '../editing-database.ts';
import type { TraceReading } from './read-trace.ts';
import { figuresOf } from './trace-figures.domain.ts';

const measureInThread = workerTask<Uint8Array, TraceReading>({
  module: new URL('./read-trace.ts', import.meta.url),
  name: 'measureTrace',
  memoryMb: 128,
  deadlineMs: 10_000,
  atOnce: 1,
  maxQueue: 8,
});

async function measure(file: Uint8Array): Promise<TraceReading> {
  try {
    return await measureInThread(file);
  } catch (error) {
    if (error instanceof TaskStopped) return { refusal: 'trace_unreadable' };
    throw error;
  }
}

export async function traceWork(
  file: Uint8Array,
): Promise<(tx: EditingDb, versionId: string) => Promise<void>> {
  const read = await measure(file);
  if ('refusal' in read) throw new Problem(read.refusal);
  return async (tx, versionId) => {
    const content = contentRepository(tx);
    const { tour } = (await content.find(versionId)).traces;
    const figures = figuresOf(read.figures, tour?.locomotionModes ?? []);
    await content.saveTrace({
      versionId,
      line: read.line,
      most: traceLimits.keptPoints,
      ...figures,
    });
  };
}
