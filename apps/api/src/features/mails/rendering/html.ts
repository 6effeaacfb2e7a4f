import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';

/** Escaped markup. Only the `html` tag creates it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | undefined | readonly Value[];

function render(value: Value): string {
  if (value === undefined || value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeMarkup(value);
  if (typeof value === 'number') return String(value);
  return value.map(render).join('');
}

/** Escapes texts, joins lists, omits null and undefined. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + render(values[index])).join(''));
}
