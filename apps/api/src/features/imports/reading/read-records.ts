import { detectLayout } from './detect-layout.ts';
import { ElementScanner, type ScannedElement } from './element-scanner.ts';
import { readLines } from './read-lines.ts';
import { readText } from './read-text.ts';
import { excerpt, type SourceRecord, toRecord } from './source-record.ts';

const headLength = 65_536;

const toElementRecord = ({ line, text, isWhole }: ScannedElement): SourceRecord =>
  isWhole ? toRecord(line, text) : { line, fault: { expected: 'JSON', obtained: excerpt(text) } };

async function* readElements(
  chunks: AsyncIterable<string>,
  offset: number,
): AsyncGenerator<SourceRecord> {
  let scanner: ElementScanner | undefined;
  for await (const chunk of chunks) {
    const isFirst = scanner === undefined;
    scanner ??= new ElementScanner(chunk.slice(0, offset).split('\n').length);
    for (const element of scanner.feed(isFirst ? chunk.slice(offset) : chunk))
      yield toElementRecord(element);
    if (scanner.isOver) return;
  }
  for (const element of scanner?.end() ?? []) yield toElementRecord(element);
}

/** Closes the file even when the reader stops within the head. */
async function* withHead(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    if (head !== '') yield head;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

/** Throws only when the file cannot be read. */
export async function* readRecords(path: string): AsyncGenerator<SourceRecord> {
  const chunks = readText(path);
  let head = '';
  while (head.length < headLength) {
    const next = await chunks.next();
    if (next.done === true) break;
    head += next.value;
  }
  const layout = detectLayout(head);
  const text = withHead(head, chunks);
  if (layout.kind === 'lines') yield* readLines(text);
  else yield* readElements(text, layout.kind === 'list' ? layout.offset : 0);
}
