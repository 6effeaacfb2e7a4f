// Parameters that change the content. Others (campaign tags, list length) keep the page the same.
const questions = ['opts', 'dates', 'coords', 'dist', 'sort', 'q', 'place'];

/** Whether a query string filters or sorts: search engines must not index its many variants. */
export function isFiltered(search: string): boolean {
  const params = new URLSearchParams(search);
  return questions.some((name) => params.has(name));
}
