import { TaskStopped, workerTask } from '../../../../platform/background/worker-task.ts';
import { readSource, type SourceContent, type SourceReading } from './read-source.ts';

const readInThread = workerTask<SourceContent, SourceReading>({
  module: new URL('./read-source.ts', import.meta.url),
  name: 'readSource',
  memoryMb: 256,
  deadlineMs: 30_000,
  atOnce: 1,
  maxQueue: 4,
});

/** A content of this size is parsed within some milliseconds, unless events are repeated. */
const inlineBytes = 65_536;

const isSmall = ({ bytes }: SourceContent): boolean =>
  bytes.length <= inlineBytes && !/\b(?:RRULE|RDATE)\b/.test(Buffer.from(bytes).toString('latin1'));

export async function readSourceSafely(content: SourceContent): Promise<SourceReading> {
  if (isSmall(content)) return readSource(content);
  try {
    return await readInThread(content);
  } catch (error) {
    if (error instanceof TaskStopped) return { fault: 'content_unreadable' };
    throw error;
  }
}
