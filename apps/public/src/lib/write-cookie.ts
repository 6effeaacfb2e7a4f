/** Sets a cookie that the server and the loader of the next page read; an age of 0 deletes it. */
export function writeCookie(name: string, value: string, ageS: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const attributes = `Max-Age=${ageS}; Path=/; SameSite=Lax${secure}`;
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore.set writes later, and the next loader would read the former value
  document.cookie = `${name}=${value}; ${attributes}`;
}
