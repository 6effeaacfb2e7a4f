const firstCapacity = 4096;
const wordBytes = 4;
/** 11 characters of base64url have 8 bytes. */
const keyLength = 11;

/**
 * The digests of a feed in 8 bytes each, since strings take a hundred: of 250,000 digests, two have the
 * same bytes once in 500 million feeds.
 */
export class DigestSet {
  private size = 0;
  private slots = new Uint32Array(2 * firstCapacity);

  has(digest: string): boolean {
    const [high, low] = wordsOf(digest);
    return this.isTaken(this.find(high, low));
  }

  add(digest: string): void {
    const [high, low] = wordsOf(digest);
    if (this.isTaken(this.find(high, low))) return;
    if (4 * this.size >= this.slots.length) this.grow();
    this.put(high, low);
    this.size += 1;
  }

  private put(high: number, low: number): void {
    const at = this.find(high, low);
    this.slots[at] = high;
    this.slots[at + 1] = low;
  }

  private isTaken(at: number): boolean {
    return this.slots[at + 1] !== 0;
  }

  /** The place of a digest, or the free one for it. */
  private find(high: number, low: number): number {
    const { slots } = this;
    let at = (2 * low) % slots.length;
    while (slots[at + 1] !== 0 && (slots[at] !== high || slots[at + 1] !== low))
      at = (at + 2) % slots.length;
    return at;
  }

  private grow(): void {
    const former = this.slots;
    this.slots = new Uint32Array(2 * former.length);
    for (let at = 0; at < former.length; at += 2)
      if (former[at + 1] !== 0) this.put(former[at] ?? 0, former[at + 1] ?? 0);
  }
}

/** The second word is never 0, which marks a free place. */
function wordsOf(digest: string): [number, number] {
  const bytes = Buffer.from(digest.slice(0, keyLength), 'base64url');
  return [bytes.readUInt32BE(0), bytes.readUInt32BE(wordBytes) || 1];
}
