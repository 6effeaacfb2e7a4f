import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { readSettings, sandboxUrl, waitForMails } from '../fixtures/sandbox.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';

async function sendMail(subject: string, html: string): Promise<string> {
  const to = `${randomUUID()}@bac-a-sable.example`;
  const { SMTP_URL } = await readSettings('mail');
  await createTransport(SMTP_URL).sendMail({
    from: 'bonjour@parages.example',
    to,
    subject,
    text: 'Bonjour',
    html,
  });
  return to;
}

test('the sandbox’s inbox lists a mail, shows it and opens its link', async ({ page, context }) => {
  const to = await sendMail(
    'Bienvenue',
    `<h1>Bonjour</h1><a href="${sandboxUrl}/images">Voir les images</a>`,
  );
  await page.goto(`${sandboxUrl}/mail`);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: to }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bienvenue' }).click();
  await expectAccessible(page);
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Bonjour' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await mail.getByRole('link', { name: 'Voir les images' }).click();
  await expect((await opened).getByRole('heading', { name: 'Images d’essai' })).toBeVisible();
});

test('a mail shown in the sandbox’s inbox runs no script and loads no external file', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('requestfailed', (request) =>
    refused.push(`${request.url()} ${request.failure()?.errorText}`),
  );
  const evil =
    '<p>Salut</p><img src="https://tracker.example/a.png" onerror="top.document.title=1"><script>top.document.title="ran"</script>';
  const to = await sendMail('Piège', evil);
  const [{ id } = { id: '' }] = await waitForMails(to);
  await page.goto(`${sandboxUrl}/mail/${id}`);
  await expect(page.frameLocator('iframe').getByText('Salut')).toBeVisible();
  await expect(page).toHaveTitle(/Piège/);
  expect(refused).toEqual(['https://tracker.example/a.png csp']);
});

test('the home page and four lists of the sandbox have no accessibility violation', async ({
  page,
}) => {
  for (const path of ['/', '/pwned', '/recherche-entreprises', '/images', '/analytics']) {
    await page.goto(sandboxUrl + path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessible(page);
  }
});

test('the stand-in of Google sign-in redirects back with a code and the state', async ({
  page,
}) => {
  const { GOOGLE_CLIENT_ID = '' } = await readSettings('google');
  const asked = {
    client_id: GOOGLE_CLIENT_ID,
    redirect_uri: `${sandboxUrl}/back`,
    response_type: 'code',
    scope: 'openid email',
    state: 's',
  };
  await page.goto(`${sandboxUrl}/google/o/oauth2/v2/auth?${new URLSearchParams(asked)}`);
  await expectAccessible(page);
  await page.getByLabel('Prénom').fill('Lou');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/\/back\?code=4%2F.+&state=s$/);
});

test('the stand-in of Apple sign-in posts the code and the state back', async ({ page }) => {
  const { APPLE_CLIENT_ID = '' } = await readSettings('apple');
  const asked = {
    client_id: APPLE_CLIENT_ID,
    redirect_uri: `${sandboxUrl}/back`,
    response_type: 'code',
    response_mode: 'form_post',
  };
  await page.goto(
    `${sandboxUrl}/apple/auth/authorize?${new URLSearchParams({ ...asked, scope: 'openid email name', state: 's' })}`,
  );
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/back'),
  );
  await page.getByRole('button', { name: 'Camille Bacassable' }).click();
  const fields = new URLSearchParams((await posted).postData() ?? '');
  expect([fields.get('state'), fields.get('code')?.slice(0, 2)]).toEqual(['s', '4/']);
});
