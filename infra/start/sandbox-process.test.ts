import { describe, expect, it } from 'vitest';
import { stopChild } from '../process/children.ts';
import { chooseSettings, isSandboxWanted, startSandboxProcess } from './sandbox-process.ts';

describe('the settings of the sandbox for the API', () => {
  const offered = {
    mail: { SMTP_URL: 'smtp://here', MAIL_INBOX_URL: 'http://here/mail' },
    google: { GOOGLE_CLIENT_ID: 'made-up' },
  };

  it('are those of every service when the operator has set none', () => {
    expect(chooseSettings(offered, {})).toEqual({ ...offered.mail, ...offered.google });
  });

  it('omit a service when the operator has set one of its variables', () => {
    expect(chooseSettings(offered, { SMTP_URL: 'smtp://elsewhere' })).toEqual(offered.google);
  });

  it('omit analytics, so that visits are not counted', () => {
    expect(chooseSettings({ analytics: { ANALYTICS_KEY: 'phc' } }, {})).toEqual({});
  });
});

describe('the sandbox beside the API', () => {
  it('is wanted unless SERVICES=live or NODE_ENV=production', () => {
    expect(isSandboxWanted({})).toBe(true);
    expect(isSandboxWanted({ SERVICES: 'live' })).toBe(false);
    expect(isSandboxWanted({ NODE_ENV: 'production' })).toBe(false);
  });

  it('returns, once it listens, the URL of its inbox and the SMTP_URL for the API', async () => {
    const sandbox = await startSandboxProcess({
      NODE_ENV: 'test',
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
    });
    try {
      expect((await fetch(sandbox.inboxUrl)).status).toBe(200);
      expect(sandbox.environment.SMTP_URL).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
    } finally {
      await stopChild(sandbox.child);
    }
  });

  it('does not start with NODE_ENV=production', async () => {
    await expect(startSandboxProcess({ NODE_ENV: 'production' })).rejects.toThrow(/sandbox/);
  });
});
