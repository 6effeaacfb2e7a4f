import type { AttachmentType } from '@parages/contracts/vocabulary/organisations/message-sides';
import { toOneLine } from '../../../platform/input/plain-text.ts';

const maxLength = 120;
const endings: Record<AttachmentType, string> = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg' };

/** The name of a sent file without its folders and its ending; "document" when nothing is left. */
export function fileNameOf(sent: string): string {
  const line = toOneLine(sent.slice(-1000).replace(/[^\P{C}]|[<>:"|?*]/gu, ' '));
  const base = line.split(/[/\\]/).at(-1) ?? '';
  const whole = base.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/^[\s.]+/, '');
  // Not within a pair of surrogates.
  return [...whole].slice(0, maxLength).join('').trim() || 'document';
}

/** `content-disposition` that saves a file under its name, with the ending of its type. */
export function headerOfName(name: string, type: AttachmentType): string {
  const whole = `${name}${endings[type]}`;
  const ascii = whole.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
