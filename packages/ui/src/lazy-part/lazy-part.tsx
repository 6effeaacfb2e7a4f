import { type ComponentType, lazy } from 'react';

/** The error of a component whose file did not load; `cause` is the error of the browser. */
export class LostPart extends Error {}

const forgetters = new Set<() => void>();
let prepareRetry = (): Promise<unknown> => Promise.resolve();

/** Runs `load`; rejects with a `LostPart` when a file of the component does not load. */
export async function loadPart<Loaded>(load: () => Promise<Loaded>, isRetry = false) {
  try {
    if (isRetry) await prepareRetry();
    return await load();
  } catch (cause) {
    throw new LostPart('A file of the page did not load', { cause });
  }
}

/**
 * A component whose file is fetched at its first render, as by React's `lazy`. When the file does
 * not load, the component throws a `LostPart` until `forgetLostParts`; then it fetches it again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetchPart = (isRetry: boolean) =>
    lazy(async () => {
      try {
        return { default: await loadPart(load, isRetry) };
      } catch (error) {
        forgetters.add(() => {
          Part = fetchPart(true);
        });
        throw error;
      }
    });
  let Part = fetchPart(false);
  return (props: Props) => <Part {...props} />;
}

/** Registers what `forgetLostParts` runs once: a file that did not load may then be fetched again. */
export function onForgotten(forget: () => void): void {
  forgetters.add(forget);
}

/** Lets the components whose file did not load fetch it again at their next render. */
export function forgetLostParts(): void {
  for (const forget of forgetters) forget();
  forgetters.clear();
}

/** Sets what precedes each further fetch of a file that did not load. */
export function beforeRetry(prepare: () => Promise<unknown>): void {
  prepareRetry = prepare;
}
