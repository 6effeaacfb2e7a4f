// Specification: §7.36
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentKey, createConsent } from './consent.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const on = (day: string) => createConsent(() => new Date(`${day}T12:00:00Z`));

it('the analytics consent has `isAsking` until the visitor answers; 6 months later the answer is dropped and `isAsking` is set again', () => {
  expect(on('2026-06-10').read()).toEqual({ choice: null, isAsking: true });
  const consent = on('2026-06-10');
  consent.answer('refused');
  expect(consent.read()).toEqual({ choice: 'refused', isAsking: false });
  expect(on('2026-12-09').read()).toEqual({ choice: 'refused', isAsking: false });
  expect(on('2026-12-11').read()).toEqual({ choice: null, isAsking: true });
});

it('the analytics consent: `ask` sets `isAsking` and keeps the answer; subscribers are notified of each change', () => {
  const consent = on('2026-06-10');
  const heard = vi.fn();
  const stop = consent.subscribe(heard);
  consent.answer('granted');
  consent.ask();
  expect(consent.read()).toEqual({ choice: 'granted', isAsking: true });
  consent.answer('refused');
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  expect(on('2026-06-11').read().choice).toBe('refused');
});

it.each([
  '{',
  '"granted"',
  '{"choice":"maybe","at":"2026-06-10"}',
  '{"choice":"granted","at":"some day"}',
])('treats the malformed stored analytics consent %s as no answer', (kept) => {
  localStorage.setItem(consentKey, kept);
  expect(on('2026-06-10').read().choice).toBeNull();
});

it('keeps the answer about analytics in memory when localStorage is unavailable', () => {
  vi.stubGlobal('localStorage', undefined);
  const consent = on('2026-06-10');
  consent.answer('granted');
  expect(consent.read()).toEqual({ choice: 'granted', isAsking: false });
});
