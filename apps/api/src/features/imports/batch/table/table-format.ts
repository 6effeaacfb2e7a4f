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

/** Without a majority, the separator is the semicolon of French spreadsheets. */
function delimiterOf(header: string): TableFormat['delimiter'] {
  const counts = { ',': 0, ';': 0 };
  let isQuoted = false;
  for (const character of header) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted && (character === ',' || character === ';')) counts[character] += 1;
  }
  return counts[','] > counts[';'] ? ',' : ';';
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
