import { LRUCache } from 'lru-cache';
import { type ChildNode, parse } from 'postcss';
import readSelectors from 'postcss-selector-parser';

export type PageStyles = {
  /**
   * The rules that may apply to the HTML, in the order of the sheet, and then the animations that
   * these rules name; cached by the classes used.
   */
  rulesFor: (html: string) => string;
};

/**
 * `needs`: the classes that each selector requires; a rule is always included when one of its
 * selectors requires none.
 */
type Rule = { text: string; needs: readonly (readonly string[])[] };
type Group = { head: string; pieces: readonly Piece[] };
type Animation = { animation: string; text: string };
type Piece = Rule | Group | Animation;

const nested = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);
const maxSelections = 200;

// Classes that an element must have for a selector to match. Classes inside brackets, as in `:is()`
// and `:not()`, are ignored, because the selector can match without them.
const requiredClasses = (selectors: string): string[][] =>
  readSelectors()
    .astSync(selectors)
    .map((selector) =>
      selector.nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])),
    );

function readPiece(node: ChildNode): Piece[] {
  const text = node.toString();
  if (node.type === 'rule') return [{ text, needs: requiredClasses(node.selector) }];
  if (node.type !== 'atrule') return [];
  if (node.nodes === undefined) return [{ text: `${text};`, needs: [] }];
  if (node.name.endsWith('keyframes')) return [{ animation: node.params, text }];
  if (!nested.has(node.name)) return [{ text, needs: [] }];
  return [{ head: text.slice(0, text.indexOf('{')), pieces: node.nodes.flatMap(readPiece) }];
}

const isNeeded = ({ needs }: Rule, names: ReadonlySet<string>): boolean =>
  needs.length === 0 || needs.some((classes) => classes.every((name) => names.has(name)));

function selectRules(pieces: readonly Piece[], names: ReadonlySet<string>): string {
  let text = '';
  for (const piece of pieces) {
    if ('pieces' in piece) {
      const inner = selectRules(piece.pieces, names);
      if (inner !== '') text += `${piece.head}{${inner}}`;
    } else if ('needs' in piece && isNeeded(piece, names)) text += piece.text;
  }
  return text;
}

const animationsOf = (pieces: readonly Piece[]): Animation[] =>
  pieces.flatMap((piece) =>
    'pieces' in piece ? animationsOf(piece.pieces) : 'animation' in piece ? [piece] : [],
  );

const classesOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) =>
    'pieces' in piece ? classesOf(piece.pieces) : 'needs' in piece ? piece.needs.flat() : [],
  );

function namesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]+)"/g)) attributes.add(value);
  return new Set([...attributes].flatMap((value) => value.split(/\s+/)));
}

/** Parses a style sheet as the build writes it. Throws when it is not valid CSS. */
export function readPageStyles(css: string): PageStyles {
  const pieces = parse(css, { from: undefined, map: false }).nodes.flatMap(readPiece);
  const animations = animationsOf(pieces);
  const known = new Set(classesOf(pieces));
  const selections = new LRUCache<string, string>({ max: maxSelections });
  const rulesFor = (html: string): string => {
    const names = [...namesIn(html)].filter((name) => known.has(name)).sort();
    const key = names.join(' ');
    const found = selections.get(key);
    if (found !== undefined) return found;
    const rules = selectRules(pieces, new Set(names));
    const text =
      rules +
      animations.flatMap((one) => (rules.includes(one.animation) ? [one.text] : [])).join('');
    selections.set(key, text);
    return text;
  };
  return { rulesFor };
}
