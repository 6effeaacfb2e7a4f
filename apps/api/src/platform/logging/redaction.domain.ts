const redacted = '[redacted]';

// Compared without case and separators: `st-access-token`, `newPassword` and `X-API-Key` are among
// them. `formFields` is the body of a sign-in.
const secretNames =
  /password|passphrase|secret|token|cookie|authorization|apikey|signature|credential|formfields|connectionuri|databaseurl|smtpurl/;

/** True for the name of a field, header or setting whose value is a secret. */
export const isSecretName = (name: string): boolean =>
  secretNames.test(name.toLowerCase().replaceAll(/[-_ ]/g, ''));

// None begins with a word boundary, since a text in JSON may have `\n` before a secret. None takes a
// quote or a backslash before one, so that a line of JSON remains one.
const shapes: readonly [RegExp, string][] = [
  // Values of query strings: tokens of mails and codes of providers, and what visitors searched.
  [/([?&][\w.[\]-]{1,64}=)[^&\s"'\\#<>]{1,4096}/g, `$1${redacted}`],
  // Credentials in a URL: `postgres://app:password@host`.
  [/:\/\/[^\s/"'\\@]{1,512}@/g, `://${redacted}@`],
  [/(Bearer|Basic) {1,4}[\w.~+/=-]{1,8192}/gi, `$1 ${redacted}`],
  // JSON Web Tokens, such as those of sessions.
  [/eyJ[\w-]{4,4096}\.[\w.-]{1,8192}/g, redacted],
  // Keys of organisations, of Stripe, and secrets of webhooks.
  [
    /(parages_sk|parages_pk|sk_live|sk_test|rk_live|rk_test|whsec)_[\w+/=-]{1,512}/g,
    `$1_${redacted}`,
  ],
  // Tokens of shared lists and calendars, and keys.
  [/[0-9a-f]{64}/gi, redacted],
  // Texts of JSON, also within a text of JSON, and fields of forms. A number or an object stays.
  [
    /((?:password|secret|token|cookie|authorization|"value)\\{0,3}"\s?:\s?\\{0,3}")(?:[^"\\]|\\[^"\\]){1,4096}/gi,
    `$1${redacted}`,
  ],
  [
    /((?:password|secret|token|cookie|authorization)\s?[:=]\s?(?:\\{1,3}")?)(?:[^"\s&,;}\\]|\\[^"\\]){1,4096}/gi,
    `$1${redacted}`,
  ],
];

/** The text without the secrets that their shape gives away. */
export function redactText(text: string): string {
  let clean = text;
  for (const [shape, replacement] of shapes) clean = clean.replaceAll(shape, replacement);
  return clean;
}

const deepest = 6;
const mostEntries = 100;

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (value instanceof Date || Buffer.isBuffer(value)) return String(value);
  if (depth >= deepest) return redacted;
  if (Array.isArray(value))
    return value.slice(0, mostEntries).map((one) => redactValue(one, depth + 1));
  return redactEntries(value, depth);
}

const redactEntries = (fields: object, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, mostEntries)
      .map(([name, value]) => [
        name,
        isSecretName(name) && value !== undefined ? redacted : redactValue(value, depth + 1),
      ]),
  );

/** The fields of a log line without the values of secret names, at any depth. */
export const redactFields = (fields: object): Record<string, unknown> => redactEntries(fields, 0);
