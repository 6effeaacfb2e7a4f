import { Parser } from 'htmlparser2';

const maxScripts = 200;
const maxNodes = 50_000;
const maxDepth = 40;

/** The texts of the JSON-LD scripts of a page. */
function listScripts(page: string): string[] {
  const scripts: string[] = [];
  let isInside = false;
  let text = '';
  const parser = new Parser({
    onopentag: (name, { type = '' }) => {
      isInside = name === 'script' && /^application\/ld\+json\b/i.test(type.trim());
      text = '';
    },
    ontext: (more) => {
      if (isInside) text += more;
    },
    onclosetag: () => {
      if (isInside && scripts.length < maxScripts) scripts.push(text);
      isInside = false;
    },
  });
  parser.write(page);
  parser.end();
  return scripts;
}

function parseJson(text: string): unknown[] {
  // Some editors of pages wrap the data in a comment or in CDATA.
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\]\]>\*\/|\]\]>)$/, '');
  try {
    const parsed: unknown = JSON.parse(bare);
    return [parsed];
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutPrefix = (type: string): string =>
  type.replace(/^https?:\/\/schema\.org\//i, '').replace(/^schema:/, '');

export const typesOf = (node: Record<string, unknown>): string[] =>
  [node['@type']].flat().flatMap((type) => (typeof type === 'string' ? [withoutPrefix(type)] : []));

const eventType = /(?:Event|Festival)$/;
/** Names the series to which an event belongs, and is no event of the page itself. */
const above = 'superEvent';

/** Every event of the documents, in their order, those inside lists and other events included. */
function listEvents(documents: readonly unknown[]): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  let nodes = 0;
  const visit = (value: unknown, depth: number): void => {
    nodes += 1;
    if (nodes > maxNodes || depth > maxDepth) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1);
      return;
    }
    if (!isObject(value)) return;
    if (typesOf(value).some((type) => eventType.test(type))) found.push(value);
    for (const [name, inner] of Object.entries(value))
      if (name !== above && typeof inner === 'object') visit(inner, depth + 1);
  };
  for (const document of documents) visit(document, 0);
  return found;
}

/** The events of a page or of a JSON-LD document; undefined when it has no such data at all. */
export function listJsonLd(text: string): Record<string, unknown>[] | undefined {
  const isJson = /^\s*[[{]/.test(text);
  const documents = (isJson ? [text] : listScripts(text)).flatMap(parseJson);
  return documents.length === 0 ? undefined : listEvents(documents);
}
