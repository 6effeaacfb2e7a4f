import ICAL from 'ical.js';

/**
 * An event that the parser refuses. `hasBadRule`: without its rule of repetition it can be read.
 * `identity` has its identifier, title and start; undefined when these cannot be read either.
 */
export type RefusedEvent = {
  uid: string | undefined;
  title: string | undefined;
  hasBadRule: boolean;
  identity: ICAL.Component | undefined;
};
export type ParsedCalendar = { roots: ICAL.Component[]; refused: RefusedEvent[] };

/** Bounds the work on a hostile file: each refused event is parsed up to four times. */
const maxRefused = 500;

const plainDate = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE):(\d{8})(?=\r?$)/gm;

/** Many calendars write a day without the parameter that RFC 5545 asks for. */
const withDates = (text: string): string => text.replace(plainDate, '$1;VALUE=DATE:$2');

function parse(text: string): ICAL.Component[] {
  const parsed: unknown = ICAL.parse(text);
  // A file may hold several calendars.
  const calendars = (
    Array.isArray(parsed) && typeof parsed[0] === 'string' ? [parsed] : parsed
  ) as (string | unknown[])[][];
  return calendars.map((one) => new ICAL.Component(one));
}

function parseEvent(lines: readonly string[]): ICAL.Component | undefined {
  try {
    const [root] = parse(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'));
    return root?.getFirstSubcomponent('vevent') ?? undefined;
  } catch {
    return undefined;
  }
}

const isReadable = (lines: readonly string[]): boolean => parseEvent(lines) !== undefined;

const isOfIdentity = (line: string): boolean =>
  /^(?:BEGIN|END|UID|SUMMARY|DTSTART)[:;]/i.test(line);

const isRule = (line: string): boolean => /^(?:RRULE|EXRULE)[:;]/i.test(line);

function textAt(lines: readonly string[], name: string): string | undefined {
  const line = lines.find((one) => /^[\w-]+/.exec(one)?.[0].toUpperCase() === name);
  const value = line?.slice(line.indexOf(':') + 1).trim();
  return value === undefined || value === '' ? undefined : value;
}

const describe = (lines: readonly string[]): RefusedEvent => ({
  uid: textAt(lines, 'UID'),
  title: textAt(lines, 'SUMMARY'),
  hasBadRule: isReadable(lines.filter((line) => !isRule(line))),
  identity: parseEvent(lines.filter(isOfIdentity)),
});

/** The lines outside events, with the readable events, and the events that the parser refuses. */
function separate(lines: readonly string[]): { kept: string[]; refused: RefusedEvent[] } {
  const kept: string[] = [];
  const refused: RefusedEvent[] = [];
  let event: string[] | undefined;
  for (const line of lines) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) {
      kept.push(...(event ?? []));
      event = [];
    }
    if (event === undefined) kept.push(line);
    else event.push(line);
    if (event === undefined || !/^END:VEVENT\s*$/i.test(line)) continue;
    if (refused.length >= maxRefused || isReadable(event)) kept.push(...event);
    else refused.push(describe(event));
    event = undefined;
  }
  // An event without an end is part of a calendar that is cut, which is refused as a whole.
  kept.push(...(event ?? []));
  return { kept, refused };
}

/**
 * Returns the calendars of a text, without the events that the parser refuses.
 * @throws when the text is not a calendar of RFC 5545, or has more than 500 such events
 */
export function parseCalendar(given: string): ParsedCalendar {
  const text = withDates(given);
  try {
    return { roots: parse(text), refused: [] };
  } catch {
    // A folded line goes on after a line break and a space (RFC 5545, section 3.1).
    const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
    const { kept, refused } = separate(lines);
    return { roots: parse(kept.join('\r\n')), refused };
  }
}
