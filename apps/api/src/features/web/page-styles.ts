import { type ChildNode, parse } from 'postcss';
import readSelectors from 'postcss-selector-parser';

/** A style sheet, from which each page takes the rules it needs. */
export type PageStyles = {
  /** The rules that may apply to some HTML, in their order. The same set of rules is the same text. */
  rulesFor: (html: string) => string;
};

/** `needs`: the classes each selector asks for; a rule of which one selector asks for nothing always applies. */
type Rule = { text: string; needs: readonly (readonly string[])[] };
type Group = { head: string; pieces: readonly Piece[] };
type Animation = { animation: string; text: string };
type Piece = Rule | Group | Animation;

const nested = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);
const mostSets = 200;

// Classes that something must have for a selector to match it. What stands in brackets may be asked for in other ways: it is not counted.
const needsOf = (selectors: string): string[][] =>
  readSelectors()
    .astSync(selectors)
    .map((selector) =>
      selector.nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])),
    );

function readPiece(node: ChildNode): Piece[] {
  const text = node.toString();
  if (node.type === 'rule') return [{ text, needs: needsOf(node.selector) }];
  if (node.type !== 'atrule') return [];
  if (node.nodes === undefined) return [{ text: `${text};`, needs: [] }];
  if (node.name.endsWith('keyframes')) return [{ animation: node.params, text }];
  if (!nested.has(node.name)) return [{ text, needs: [] }];
  return [{ head: text.slice(0, text.indexOf('{')), pieces: node.nodes.flatMap(readPiece) }];
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

const animationsOf = (pieces: readonly Piece[]): Animation[] =>
  pieces.flatMap((piece) =>
    'pieces' in piece ? animationsOf(piece.pieces) : 'animation' in piece ? [piece] : [],
  );

const classesOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) =>
    'pieces' in piece ? classesOf(piece.pieces) : 'needs' in piece ? piece.needs.flat() : [],
  );

/** The names of classes in some HTML. */
function namesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]+)"/g)) attributes.add(value);
  return new Set([...attributes].flatMap((value) => value.split(/\s+/)));
}

/** Reads a style sheet as the build writes it. Throws where it is no CSS. */
export function readPageStyles(css: string): PageStyles {
  const pieces = parse(css, { from: undefined, map: false }).nodes.flatMap(readPiece);
  const animations = animationsOf(pieces);
  const known = new Set(classesOf(pieces));
  const kept = new Map<string, string>();
  const rulesFor = (html: string): string => {
    const names = [...namesIn(html)].filter((name) => known.has(name)).sort();
    const key = names.join(' ');
    const found = kept.get(key);
    if (found !== undefined) return found;
    const rules = take(pieces, new Set(names));
    const text =
      rules +
      animations.flatMap((one) => (rules.includes(one.animation) ? [one.text] : [])).join('');
    if (kept.size >= mostSets) kept.clear();
    kept.set(key, text);
    return text;
  };
  return { rulesFor };
}
