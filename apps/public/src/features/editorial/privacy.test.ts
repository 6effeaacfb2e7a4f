import { batchImportLimits, securityJournalLimits } from '@parages/contracts/vocabulary/limits';
import { attachmentLimits } from '@parages/contracts/vocabulary/organisations/conversation-limits';
import { retentionDays } from '@parages/contracts/vocabulary/retention';
import { describe, expect, it } from 'vitest';
import { privacyEn } from './privacy.en.ts';
import { privacyFr } from './privacy.fr.ts';

const words: Record<number, readonly [fr: string, en: string]> = {
  1: ['un jour', 'a day'],
  30: ['30 jours', '30 days'],
  60: ['60 jours', '60 days'],
  90: ['90 jours', '90 days'],
  365: ['un an', 'a year'],
};

describe('the privacy page names the term after which a job deletes', () => {
  it.each([
    ['account', /n’est pas confirmée/, /not confirmed/, retentionDays.unconfirmedAccount],
    ['account', /trace de son envoi/, /was sent is kept/, retentionDays.mail],
    ['account', /messagerie refuse/, /server refuses/, retentionDays.suppressedAddress],
    ['messages', /de ton réseau/, /your network/, retentionDays.feedbackNetwork],
    ['messages', /Ton message et ton adresse/, /Your message and your/, retentionDays.feedback],
    ['messages', /fichiers joints/, /Attached files/, attachmentLimits.keptDays],
    ['messages', /fichier importé/, /imported file/, batchImportLimits.keepFileDays],
    ['messages', /compte rendu/, /report of its import/, retentionDays.importReport],
    ['messages', /une invitation/, /an invitation/, retentionDays.endedInvitation],
  ] as const)('%s: %s, %s: %d days', (section, fr, en, days) => {
    const [frWords = '', enWords = ''] = words[days] ?? [];
    for (const [text, subject, term] of [
      [privacyFr[section].text, fr, frWords],
      [privacyEn[section].text, en, enWords],
    ] as const) {
      const sentence = text.split(/(?<=\.)\s/).find((one) => subject.test(one)) ?? '';
      expect(term).not.toBe('');
      expect(sentence.slice(sentence.search(subject))).toContain(term);
    }
  });

  it('and twelve months for the security journal', () => {
    expect(securityJournalLimits.retentionMonths).toBe(12);
    expect(privacyFr.security.text).toContain('douze mois');
    expect(privacyEn.security.text).toContain('twelve months');
  });
});
