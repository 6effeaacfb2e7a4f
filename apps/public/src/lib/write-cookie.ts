/**
 * Sets a cookie that the server and the loader of the next page read; an age of 0 deletes it. Writes
 * at once: `cookieStore.set` resolves later, and the loader would read the former value.
 */
export function writeCookie(name: string, value: string, ageS: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const attributes = `Max-Age=${ageS}; Path=/; SameSite=Lax${secure}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not write at once (see above)
  document.cookie = `${name}=${value}; ${attributes}`;
}
