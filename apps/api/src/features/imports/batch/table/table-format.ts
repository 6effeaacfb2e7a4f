import { batchImportLimits } from '@parages/contracts/vocabulary/limits';

const lineFeed = 0x0a;

export type TableFormat = { encoding: 'utf-8' | 'windows-1252'; delimiter: ',' | ';' };
/** Opens the file at its beginning; called once for each reading. */
export type OpenFile = () => AsyncIterable<Uint8Array>;

// A file that is not valid UTF-8 is taken for Windows-1252, which western European spreadsheets
// write.
async function readOnce(
  open: OpenFile,
): Promise<{ encoding: TableFormat['encoding']; lines: number }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let encoding: TableFormat['encoding'] = 'utf-8';
  let breaks = 0;
  const decode = (piece?: Uint8Array): void => {
    if (encoding === 'windows-1252') return;
    try {
      decoder.decode(piece, { stream: piece !== undefined });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      encoding = 'windows-1252';
    }
  };
  for await (const piece of open()) {
    decode(piece);
    for (let at = piece.indexOf(lineFeed); at >= 0; at = piece.indexOf(lineFeed, at + 1))
      breaks += 1;
  }
  decode();
  return { encoding, lines: breaks };
}

type Counts = Record<TableFormat['delimiter'], number>;
const linesCounted = 15;

/** The separators outside quotes of each of the first lines that have one. */
function countSeparators(head: string): Counts[] {
  const lines: Counts[] = [];
  let counts: Counts = { ',': 0, ';': 0 };
  let isQuoted = false;
  for (const character of head) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) {
      if (counts[','] + counts[';'] > 0) lines.push(counts);
      if (lines.length >= linesCounted) break;
      counts = { ',': 0, ';': 0 };
    } else if (!isQuoted && (character === ',' || character === ';')) counts[character] += 1;
  }
  return [...lines, counts];
}

/**
 * The separator of the first line, which may be a title with commas: then that of most lines.
 * Without a majority, the semicolon of French spreadsheets.
 */
function delimiterOf(head: string): TableFormat['delimiter'] {
  const [first, ...others] = countSeparators(head);
  if (first === undefined || first[';'] >= first[',']) return ';';
  const withSemicolons = others.filter((counts) => counts[';'] > 1).length;
  return first[';'] === 0 && 2 * withSemicolons > others.length ? ';' : ',';
}

export async function* decoded(
  open: OpenFile,
  encoding: TableFormat['encoding'],
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of open()) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** `lines` is the number of line feeds, an estimate of the number of lines without the header. */
export async function sniffFormat(open: OpenFile): Promise<TableFormat & { lines: number }> {
  const { encoding, lines } = await readOnce(open);
  let head = '';
  for await (const text of decoded(open, encoding)) {
    head += text;
    if (head.length >= batchImportLimits.maxLineBytes) break;
  }
  return { encoding, lines, delimiter: delimiterOf(head.slice(0, batchImportLimits.maxLineBytes)) };
}
