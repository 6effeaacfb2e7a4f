/** Sets a cookie that the server reads too; an age of 0 deletes it. */
export function writeCookie(name: string, value: string, ageS: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const attributes = `Max-Age=${ageS}; Path=/; SameSite=Lax${secure}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API writes asynchronously, so that the loader of the next page would read the former value
  document.cookie = `${name}=${value}; ${attributes}`;
}
