/** Sets a cookie that the server reads too; an age of 0 deletes it. */
export function writeCookie(name: string, value: string, ageS: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const attributes = `Max-Age=${ageS}; Path=/; SameSite=Lax${secure}`;
  // Not the Cookie Store API, which writes asynchronously: a loader of the navigation that follows a
  // choice would read the former value.
  // biome-ignore lint/suspicious/noDocumentCookie: the other API writes too late, as said above.
  document.cookie = `${name}=${value}; ${attributes}`;
}
