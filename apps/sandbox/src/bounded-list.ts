/** Drops its oldest entries, so that the memory of a sandbox that runs for weeks stays bounded. */
export class BoundedList<T> {
  readonly #limit: number;
  #items: T[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(item: T): void {
    this.#items.push(item);
    if (this.#items.length > this.#limit) this.#items.shift();
  }

  /** Newest first. */
  list(): T[] {
    return this.#items.toReversed();
  }

  remove(isUnwanted: (item: T) => boolean): void {
    this.#items = this.#items.filter((item) => !isUnwanted(item));
  }

  clear(): void {
    this.#items = [];
  }
}
