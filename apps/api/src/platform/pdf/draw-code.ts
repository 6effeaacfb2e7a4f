import qrcode from 'qrcode-generator';
import type { Pdf } from './pdf-document.ts';

// The quiet zone that ISO/IEC 18004 asks around a code, in modules.
const quiet = 4;

/**
 * Draws the QR code (ISO/IEC 18004, error correction M) of an address in black on a white square of
 * `size` points, quiet zone included, whose top left corner is `x`, `y`.
 */
export function drawCode(
  pdf: Pdf,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const side = size / (count + 2 * quiet);
  pdf.rect(x, y, size, size).fill('#ffffff');
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      // One rectangle for the dark modules beside each other.
      const first = column;
      while (column < count && code.isDark(row, column)) column += 1;
      const [left, top] = [x + (quiet + first) * side, y + (quiet + row) * side];
      if (column > first) pdf.rect(left, top, (column - first) * side, side);
    }
  pdf.fill('#000000');
}
