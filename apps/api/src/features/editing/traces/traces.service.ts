import type { SqlClient } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { contentRepository } from '../content/content.repository.ts';
import { readTrace, toLineText } from './read-trace.ts';
import { figuresOf } from './trace-figures.domain.ts';

/**
 * Reads a file, before anything is locked, and answers how to put its line into a version. What is computed takes the place of what was typed.
 * @throws {Problem} trace_unreadable, trace_out_of_bounds
 */
export function traceWork(file: Buffer): (tx: SqlClient, versionId: string) => Promise<void> {
  const read = readTrace(file);
  if ('refusal' in read) throw new Problem(read.refusal);
  const line = toLineText(read.points);
  return async (tx, versionId) => {
    const content = contentRepository(tx);
    const { tour } = (await content.find(versionId)).traces;
    await content.saveTrace({ versionId, line, ...figuresOf(read.points, tour?.locomotionModes ?? []) });
  };
}
