import { networkOf } from '../../../platform/outside/network.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { toAddress } from '../credentials/credentials.domain.ts';
import type { LibraryDeps } from './library-deps.ts';
import { addressOf, fieldOf } from './request-facts.ts';

type Request = Parameters<typeof addressOf>[0];
type Input = { formFields: Parameters<typeof fieldOf>[0]; options: { req: Request } };
type SignIn<Asked extends Input, Answer> = (input: Asked) => Promise<Answer>;

/** The journal looks up the account later, so that the response time stays uniform. */
export const noteSignIns =
  <Asked extends Input, Answer extends { status: string }>(
    { journal }: Pick<LibraryDeps, 'journal'>,
    signIn: SignIn<Asked, Answer>,
  ): SignIn<Asked, Answer> =>
  async (input) => {
    const note = (kind: 'sign_in_failed' | 'sign_in_locked'): void => {
      const address = toAddress(fieldOf(input.formFields, 'email') ?? '');
      journal.note({
        kind,
        address,
        network: networkOf(addressOf(input.options.req)),
        operation: 'POST /auth-api/signin',
      });
    };
    try {
      const answer = await signIn(input);
      if (answer.status === 'WRONG_CREDENTIALS_ERROR') note('sign_in_failed');
      return answer;
    } catch (error) {
      if (error instanceof Problem && error.code === 'attempts_limited') note('sign_in_locked');
      throw error;
    }
  };
