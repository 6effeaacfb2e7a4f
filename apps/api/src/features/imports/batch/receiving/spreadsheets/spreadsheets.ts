import { TaskStopped, workerTask } from '../../../../../platform/background/worker-task.ts';
import { Problem } from '../../../../../platform/problems/problem.ts';
import type { Conversion, Converted } from './convert-spreadsheet.ts';

const convertInThread = workerTask<Conversion, Converted>({
  module: new URL('./convert-spreadsheet.ts', import.meta.url),
  name: 'convertSpreadsheet',
  memoryMb: 384,
  deadlineMs: 60_000,
  atOnce: 1,
  maxQueue: 4,
});

/**
 * Writes the first sheet of a spreadsheet as CSV; returns its format.
 * @throws {Problem} import_sheet_unreadable, import_sheet_too_large, work_busy
 */
export async function writeTable(conversion: Conversion): Promise<'xlsx' | 'ods'> {
  try {
    const converted = await convertInThread(conversion);
    if ('refusal' in converted) throw new Problem(converted.refusal);
    return converted.format;
  } catch (error) {
    if (error instanceof TaskStopped) throw new Problem('import_sheet_too_large');
    throw error;
  }
}
