/** Undefined for what is no address of the web. A calendar is often offered as webcal. */
export function readSourceAddress(typed: string): URL | undefined {
  const text = typed.replace(/^webcals?:\/\//i, 'https://');
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  url.hash = '';
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const hasCredentials = url.username !== '' || url.password !== '';
  return isWeb && !hasCredentials && url.hostname !== '' ? url : undefined;
}
