import { type Container, parse, type Rule } from 'postcss';

/**
 * Removes from `container` what `isWanted` refuses, and the at-rules that are then empty.
 * `isWanted` gets a selector, or the parameters of an at-rule without selectors: for example the
 * name of an animation, or an empty text for a font face.
 */
function keep(container: Container, isWanted: (names: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      // Judges each selector: the build merges identical rules of several sheets into one.
      const selectors = node.selectors.filter(isWanted);
      if (selectors.length === 0) node.remove();
      else if (selectors.length < node.selectors.length) node.selectors = selectors;
    } else if (
      node.type === 'atrule' &&
      (node.nodes === undefined || /keyframes$|^(font-face|property)$/.test(node.name))
    ) {
      if (!isWanted(node.params)) node.remove();
    } else if (node.type === 'atrule') {
      keep(node, isWanted);
      if (node.nodes?.length === 0) node.remove();
    }
  });
}

/** Returns the rules of a style sheet that `isWanted` accepts, in their order. */
export function takeRules(css: string, isWanted: (names: string) => boolean): string {
  const sheet = parse(css, { from: undefined });
  keep(sheet, isWanted);
  return sheet.toString();
}

const inAnimation = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' &&
  'name' in rule.parent &&
  /keyframes$/.test(String(rule.parent.name));

/**
 * First selector with a core class that follows a selector of another part, or `undefined`.
 * Splitting the sheet would move the core rule before the other, where it could lose the cascade.
 */
export function findMisplaced(css: string, isCore: (names: string) => boolean): string | undefined {
  let isPast = false;
  let misplaced: string | undefined;
  parse(css, { from: undefined }).walkRules((rule) => {
    if (inAnimation(rule)) return undefined;
    for (const selector of rule.selectors) {
      if (!isCore(selector)) isPast = true;
      else if (isPast && selector.includes('.')) misplaced = selector;
    }
    return misplaced === undefined ? undefined : false;
  });
  return misplaced;
}
