export type PictureFormat = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Buffer, magic: readonly number[], at = 0): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte);
const latin = (text: string): number[] => [...Buffer.from(text, 'latin1')];

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, ...latin('PNG'), 0x0d, 0x0a, 0x1a, 0x0a];

/** The format by its first bytes, not its name; undefined for any other, SVG and PDF included. */
export function sniffPicture(bytes: Buffer): PictureFormat | undefined {
  if (startsWith(bytes, jpeg)) return 'jpeg';
  if (startsWith(bytes, png)) return 'png';
  return startsWith(bytes, latin('RIFF')) && startsWith(bytes, latin('WEBP'), 8)
    ? 'webp'
    : undefined;
}
