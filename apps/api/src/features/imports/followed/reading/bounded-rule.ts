import ICAL from 'ical.js';

/** Of a rule, between two of its days: fifty years of a daily rule. */
const maxChecks = 20_000;

/** Not in the types of the library. `check_contracting_rules`: whether the current day meets the rule. */
type CheckedIterator = ICAL.RecurIterator & { check_contracting_rules: () => boolean };

/**
 * Bounds the rules of an event: one that no day meets, such as 30 February, would be searched for ever.
 * Its iterator throws instead.
 */
export function boundRules(component: ICAL.Component): void {
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur;
    rule.iterator = (dtstart) => {
      const iterator = new ICAL.RecurIterator({ rule, dtstart }) as CheckedIterator;
      const isMet = iterator.check_contracting_rules.bind(iterator);
      let checks = 0;
      iterator.check_contracting_rules = () => {
        const isFound = isMet();
        checks = isFound ? 0 : checks + 1;
        if (checks > maxChecks) throw new Error('no day meets the rule of repetition');
        return isFound;
      };
      return iterator;
    };
  }
}
