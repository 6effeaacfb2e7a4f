import { type Container, parse, type Rule } from 'postcss';

/**
 * `isWanted` gets a selector, or the parameters of an at-rule without selectors, such as the name
 * of an animation.
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
 * Splitting the sheet would move a core rule before earlier rules of other parts, where it could
 * lose the cascade.
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
