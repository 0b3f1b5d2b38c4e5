import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Business, Noun } from '@/store/business/business';
import { nouns } from '@/store/business/business';
import type { Numbered, Table } from '@/store/kit/table';
import { isCutDown } from './installerNouns';
import { selectWithheld } from './withheld';

/** Thrown where somebody asks for what a business that was cut down may not have. */
class WithheldError extends Error {
  override readonly name = 'WithheldError';
}

const withheld = (): never => {
  throw new WithheldError('This is withheld here.');
};

/** A table of which nothing is told. */
const NOTHING_TOLD = new Proxy({} as Table<Numbered>, { get: withheld, has: withheld, ownKeys: withheld });

/** A table of which some rows are told: whoever asks for another one, or for all, asks for what is withheld. */
const partly = ({ entities, ...rest }: Table<Numbered>): Table<Numbered> => ({
  ...rest,
  get ids(): string[] {
    return withheld();
  },
  entities: new Proxy(entities, {
    get: (rows, id): unknown => (Reflect.get(rows, id) as unknown) ?? withheld(),
    has: (rows, id) => Reflect.has(rows, id) || withheld(),
    ownKeys: withheld,
    getOwnPropertyDescriptor: withheld,
  }),
});

/** A business that tells when somebody asks for what is not in it because it is withheld. */
const guarded = weakMapMemoize((business: Business): Business => {
  const none = selectWithheld(business);
  const asCut = (noun: Noun) => {
    if (none.has(noun)) return NOTHING_TOLD;
    return isCutDown(business.origin, noun) ? partly(business[noun] as Table<Numbered>) : business[noun];
  };
  return {
    ...business,
    ...Object.fromEntries(nouns.map(({ reducerPath: noun }) => [noun, asCut(noun)])),
  } as Business;
});

/** What a validation of a business comes to; `otherwise` where that was cut down and it asks for what is withheld: then the office tells. */
export function validatedBy<Validation>(
  business: Business,
  validate: (business: Business) => Validation,
  otherwise: Validation,
): Validation {
  if (!business.origin.readBy) return validate(business);
  try {
    return validate(guarded(business));
  } catch (error) {
    if (error instanceof WithheldError) return otherwise;
    throw error;
  }
}
