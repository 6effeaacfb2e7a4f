export class Refusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

export class FailingAddresses {
  readonly #seen = new Set<string>();

  refusalOf(address: string): Refusal | undefined {
    const name = address.toLowerCase().split(/[@+]/)[0];
    if (name === 'bounce') return new Refusal(550, '5.1.1 No such mailbox');
    if (name !== 'greylist' || this.#seen.has(address)) return undefined;
    this.#seen.add(address);
    return new Refusal(451, '4.7.1 Greylisted, try again later');
  }

  clear(): void {
    this.#seen.clear();
  }
}
