import { passwordFault } from '@parages/contracts/vocabulary/accounts/passwords';
import type { Fault } from './credentials.domain.ts';

type Deps = {
  /** Undefined when no list of leaked passwords is configured. */
  ranges: { isListed: (password: string) => Promise<boolean> } | undefined;
  onUnreachable: (error: unknown) => void;
};

// Loads the list of common passwords at its first use.
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.toLowerCase());
}

/** A list of leaked passwords that does not answer counts as not containing the password. */
export const passwordCheck = ({ ranges, onUnreachable }: Deps) => ({
  faultOf: async (password: unknown): Promise<Fault | undefined> => {
    if (typeof password !== 'string') return 'required-error';
    const fault = passwordFault(password);
    if (fault !== undefined) return fault;
    if (await isCommon(password)) return 'password-pwned-error';
    try {
      return (await ranges?.isListed(password)) ? 'password-pwned-error' : undefined;
    } catch (error) {
      onUnreachable(error);
      return undefined;
    }
  },
});

export type PasswordCheck = ReturnType<typeof passwordCheck>;
