const header = Buffer.from('%PDF-', 'latin1');
const trailer = Buffer.from('%%EOF', 'latin1');
// Bytes at the end in which readers look for the trailer (ISO 32000-1, annex H.3).
const tail = 1024;

/** Whether the bytes begin and end as a PDF; the name and the declared type say nothing. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, header.length).equals(header) && bytes.subarray(-tail).includes(trailer);
