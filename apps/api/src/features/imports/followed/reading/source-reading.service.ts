import { TaskStopped, workerTask } from '../../../../platform/background/worker-task.ts';
import { decodeSource } from './decode-source.ts';
import { isCalendar, readSource, type SourceContent, type SourceReading } from './read-source.ts';

/** A content of this size is parsed within some milliseconds. */
export const inlineBytes = 65_536;

// Rules of repetition can loop for ever in the parser, and can be spelled in many ways (lower case,
// folded lines, UTF-16): no calendar is read inline.
const isQuick = ({ bytes, contentType }: SourceContent): boolean =>
  bytes.length <= inlineBytes && !isCalendar(decodeSource(bytes, contentType));

type Options = { deadlineMs: number };

/** Reads a content; one that reaches the memory limit or the deadline gets a fault. */
export function sourceReader({ deadlineMs }: Options) {
  const readInThread = workerTask<SourceContent, SourceReading>({
    module: new URL('./read-source.ts', import.meta.url),
    name: 'readSource',
    memoryMb: 256,
    deadlineMs,
    atOnce: 1,
    maxQueue: 4,
  });
  return async (content: SourceContent): Promise<SourceReading> => {
    if (isQuick(content)) return readSource(content);
    try {
      return await readInThread(content);
    } catch (error) {
      if (error instanceof TaskStopped) return { fault: 'content_unreadable' };
      throw error;
    }
  };
}

export const readSourceSafely = sourceReader({ deadlineMs: 30_000 });
