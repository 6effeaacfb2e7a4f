import type { Geocoder } from '../../gateways/geocoder/geocoder.ts';
import { isHeldBack } from '../../platform/outside/ask-sparingly.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { Addresses, AddressQuery } from './addresses.schema.ts';

/** `geocoder` is undefined when none is configured. */
export type AddressesDeps = {
  geocoder: Geocoder | undefined;
  onUnreachable: (error: unknown) => void;
};

export const addressesService = ({ geocoder, onUnreachable }: AddressesDeps) => ({
  /** Problems: geocoder_away. */
  find: async ({
    streetAddress = '',
    postalCode = '',
    locality = '',
  }: AddressQuery): Promise<Addresses> => {
    if (geocoder === undefined) throw new Problem('geocoder_away');
    const text = [streetAddress, postalCode, locality].filter((part) => part !== '').join(' ');
    try {
      return {
        items: await geocoder.find({ text, postalCode: postalCode === '' ? null : postalCode }),
      };
    } catch (error) {
      if (!isHeldBack(error)) onUnreachable(error);
      throw new Problem('geocoder_away');
    }
  },
});

export type AddressesService = ReturnType<typeof addressesService>;
