import { describe, expect, it } from 'vitest';
import { stopChild } from '../process/children.ts';
import { chooseSettings, isSandboxWanted, startSandboxProcess } from './sandbox-process.ts';

describe('the settings that the API gets', () => {
  const offered = {
    mail: { SMTP_URL: 'smtp://here', MAIL_INBOX_URL: 'http://here/mail' },
    google: { GOOGLE_CLIENT_ID: 'made-up' },
  };

  it('are those of every service', () => {
    expect(chooseSettings(offered, {})).toEqual({ ...offered.mail, ...offered.google });
  });

  it('leave alone a service that somebody set by hand, with all its settings', () => {
    expect(chooseSettings(offered, { SMTP_URL: 'smtp://elsewhere' })).toEqual(offered.google);
  });

  it('count no visit', () => {
    expect(chooseSettings({ analytics: { ANALYTICS_KEY: 'phc' } }, {})).toEqual({});
  });
});

describe('the sandbox beside the API', () => {
  it('is there unless real services or production were asked for', () => {
    expect(isSandboxWanted({})).toBe(true);
    expect(isSandboxWanted({ SERVICES: 'live' })).toBe(false);
    expect(isSandboxWanted({ NODE_ENV: 'production' })).toBe(false);
  });

  it('says where it listens once it does', async () => {
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

  it('says why it does not start', async () => {
    await expect(startSandboxProcess({ NODE_ENV: 'production' })).rejects.toThrow(/sandbox/);
  });
});
