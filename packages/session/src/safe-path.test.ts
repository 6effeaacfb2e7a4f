import { expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

it.each([
  ['/', '/'],
  ['/favorites', '/favorites'],
  ['/ville/tours?dist=5&opts=free#carte', '/ville/tours?dist=5&opts=free#carte'],
  ['/evenement/fete%20de%20la%20loire', '/evenement/fete%20de%20la%20loire'],
  ['/recherche?q=a//b&u=https%3A%2F%2Fx', '/recherche?q=a//b&u=https%3A%2F%2Fx'],
])('decisions "redirectTo (same-origin path only)": %j is kept', (wanted, kept) => expect(safePath(wanted)).toBe(kept));

it.each([
  null,
  undefined,
  '',
  'favorites',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '/%2fevil.example/x',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  ' /favorites',
  '/..//evil.example',
  '/./\\evil.example',
  '/%E0%A4%A',
  '/%00',
])('decisions "redirectTo (same-origin path only)": %j is not', (wanted) => expect(safePath(wanted)).toBeNull());
