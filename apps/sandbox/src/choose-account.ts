// pattern-ignore: a page that the sandbox itself wrote
const input = /<input type="hidden" name="([^"]*)" value="([^"]*)">/g;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

export type Choice =
  | { account: 'camille' | 'sacha' | 'nour' | 'refuse' }
  | {
      account: 'typed';
      firstName?: string;
      lastName?: string;
      email?: string;
      isVerified?: 'on';
      hideEmail?: 'on';
    };

export type Return = { method: 'GET' | 'POST'; url: string; fields: Record<string, string> };

export async function chooseAccount(authorizationUrl: string, choice: Choice): Promise<Return> {
  const url = new URL(authorizationUrl);
  const body = new URLSearchParams([...url.searchParams, ...Object.entries(choice)]);
  const answer = await fetch(url.origin + url.pathname, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location !== null)
    return {
      method: 'GET',
      url: location,
      fields: Object.fromEntries(new URL(location).searchParams),
    };
  const page = await answer.text();
  // pattern-ignore: a page that the sandbox itself wrote
  const [, action] = /<form id="back" method="post" action="([^"]*)">/.exec(page) ?? [];
  if (action === undefined) throw new Error(`The authorize page answered ${answer.status}`);
  const fields = Object.fromEntries(
    [...page.matchAll(input)].map(([, name = '', value = '']) => [name, decodeEntities(value)]),
  );
  return { method: 'POST', url: decodeEntities(action), fields };
}
