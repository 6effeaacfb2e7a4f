/** A style sheet, from which each page takes the rules it needs. */
export type PageStyles = {
  /** The rules that may apply to some HTML, in their order. The same set of rules is the same text. */
  rulesFor: (html: string) => string;
};

/** `needs`: the classes each selector asks for; a rule of which one selector asks for nothing always applies. */
type Rule = { text: string; needs: readonly (readonly string[])[] };
type Group = { head: string; pieces: readonly Piece[] };
type Piece = Rule | Group | { animation: string; text: string };

const nested = /^@(media|supports|container|layer|scope|starting-style)\b/;
const animated = /^@(?:-webkit-)?keyframes\s+([\w-]+)/;
const mostSets = 200;

/** The end of what begins at `from`: behind its block, or behind its semicolon. */
function endOf(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const letter = css[at];
    if (letter === '\\') at++;
    else if (letter === '"' || letter === "'") {
      while (++at < css.length && css[at] !== letter) if (css[at] === '\\') at++;
    } else if (letter === '{') depth++;
    else if (letter === '}' && --depth === 0) return at + 1;
    else if (letter === ';' && depth === 0) return at + 1;
  }
  return css.length;
}

/** Classes that something must have for a selector to match it. What stands in brackets may be asked for in other ways: it is not counted. */
function classesOf(selector: string): string[] {
  // A name written with an escape is not looked for.
  if (selector.includes('\\')) return [];
  let bare = selector.replaceAll(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, '');
  return [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

// A comma in brackets does not end a selector.
const selectorsOf = (head: string): string[] => head.match(/(?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[^,([])+/g) ?? [];

function readPieces(css: string): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < css.length; ) {
    const end = endOf(css, from);
    const text = css.slice(from, end);
    from = end;
    const open = text.indexOf('{');
    const head = (open < 0 ? text : text.slice(0, open)).trim();
    const animation = animated.exec(head)?.[1];
    if (animation !== undefined) pieces.push({ animation, text });
    else if (open >= 0 && nested.test(head)) pieces.push({ head, pieces: readPieces(text.slice(open + 1, -1)) });
    else pieces.push({ text, needs: head.startsWith('@') ? [] : selectorsOf(head).map(classesOf) });
  }
  return pieces;
}

const isNeeded = ({ needs }: Rule, names: ReadonlySet<string>): boolean =>
  needs.length === 0 || needs.some((classes) => classes.every((name) => names.has(name)));

function take(pieces: readonly Piece[], names: ReadonlySet<string>): string {
  let taken = '';
  for (const piece of pieces) {
    if ('pieces' in piece) {
      const inner = take(piece.pieces, names);
      if (inner !== '') taken += `${piece.head}{${inner}}`;
    } else if ('needs' in piece && isNeeded(piece, names)) taken += piece.text;
  }
  return taken;
}

const animationsOf = (pieces: readonly Piece[]): Extract<Piece, { animation: string }>[] =>
  pieces.flatMap((piece) => ('pieces' in piece ? animationsOf(piece.pieces) : 'animation' in piece ? [piece] : []));

/** The names of classes in some HTML. */
function namesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]+)"/g)) attributes.add(value);
  return new Set([...attributes].flatMap((value) => value.split(/\s+/)));
}

/** Reads a style sheet as the build writes it. */
export function readPageStyles(css: string): PageStyles {
  const pieces = readPieces(css);
  const animations = animationsOf(pieces);
  const known = new Set(css.match(/(?<=\.)[A-Za-z_][\w-]*/g));
  const kept = new Map<string, string>();
  const rulesFor = (html: string): string => {
    const names = [...namesIn(html)].filter((name) => known.has(name)).sort();
    const key = names.join(' ');
    const found = kept.get(key);
    if (found !== undefined) return found;
    const rules = take(pieces, new Set(names));
    const text = rules + animations.flatMap((one) => (rules.includes(one.animation) ? [one.text] : [])).join('');
    if (kept.size >= mostSets) kept.clear();
    kept.set(key, text);
    return text;
  };
  return { rulesFor };
}
