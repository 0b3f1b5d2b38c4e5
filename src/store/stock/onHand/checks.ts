import type { Refusal } from '@/journal/port/model';
import { advance, initialOf } from '@/machines/advance';
import { custodyMachine, type Custody, type CustodyEvent } from '@/machines/custody';
import { refusedBy } from '@/store/kit/refusals';
import { holderOf, lastMovedOn, type Move } from '@/store/kit/movements/move';
import { custodyOf, isSameHolder, type Holder } from '@/store/kit/movements/holder';
import { STOCK_SAID, type StockSaid } from './stockSaid';
import type { StockState } from './stockState';
import { placeName, whereabouts } from './holderWords';

/** Reasons that several facts of the stock can have. */

interface Thing {
  moves: readonly Move[];
}

/** In whose hands a thing is; one that we do not know is at its manufacturer's. */
const custodyIn = (thing: Thing | undefined): Custody =>
  thing ? custodyOf(holderOf(thing)) : initialOf(custodyMachine);

/** Why a thing that is entered as new cannot be: it is known, and where it is then. */
export const knownAt = (stock: StockState, thing: Thing | undefined, name: string): Refusal | undefined =>
  advance(custodyMachine, custodyIn(thing), { type: 'receive' }) || !thing
    ? undefined
    : { reason: `${name} is known already: it is ${whereabouts(stock, holderOf(thing))}.` };

/** Why one of several names cannot be: it is there twice. */
export function repeated(names: readonly string[], what: string): Refusal | undefined {
  const twice =
    new Set(names).size === names.length ? undefined : names.find((name, place) => names.indexOf(name) !== place);
  return twice === undefined ? undefined : { reason: `${what} ${twice} is there twice.` };
}

/** Why a thing cannot be taken from a place: it is nowhere known, or somewhere else. */
export function notAt(
  stock: StockState,
  thing: Thing | undefined,
  place: Holder,
  name: string,
  said: StockSaid = STOCK_SAID,
): Refusal | undefined {
  if (!thing) return { reason: said.unknown(name) };
  const holder = holderOf(thing);
  return isSameHolder(holder, place) ? undefined : { reason: said.isThere(name, whereabouts(stock, holder, said)) };
}

const ENTERING: Partial<Record<Holder['at'], CustodyEvent['type']>> = {
  store: 'stock',
  branch: 'stock',
  installer: 'bag',
  vehicle: 'fit',
};

/** Why a thing cannot come to a place from where it is: custody does not allow it. */
export function cannotGo(thing: Thing | undefined, to: Holder, name: string): Refusal | undefined {
  const type = ENTERING[to.at];
  return thing && type && refusedBy(custodyMachine, custodyOf(holderOf(thing)), { type }, name);
}

/** Why a thing cannot have moved on a day: it moved later already. */
export function tooEarly(
  thing: Thing | undefined,
  on: string,
  name: string,
  said: StockSaid = STOCK_SAID,
): Refusal | undefined {
  if (!thing || on >= lastMovedOn(thing)) return undefined;
  return { reason: said.movedLater(name, said.date(lastMovedOn(thing)), said.date(on)) };
}

/** Why nothing can be put at a place: there is none such. */
export function noSuchPlace(stock: StockState, place: Holder): Refusal | undefined {
  const { at, id } = place;
  const isNamed = id !== undefined;
  const isThere =
    at === 'branch' || at === 'installer'
      ? isNamed && stock[at === 'branch' ? 'branches' : 'installers'].entities[id]
      : (at === 'store' && !isNamed) || (at === 'vehicle' && isNamed && stock.vehicles.entities[id]);
  return isThere ? undefined : { reason: `${placeName(stock, place)}: nothing can be put there.` };
}

/** The numbers of SIMs, each with the SIM that has it. */
export const numbersOf = ({ sims }: Pick<StockState, 'sims'>): (readonly [msisdn: string, sim: string])[] =>
  Object.values(sims.entities).flatMap(({ id, msisdn }) => (msisdn === undefined ? [] : [[msisdn, id] as const]));

/** That a SIM has the number that another one shall have. */
export const numberTakenBy = (sim: string, msisdn: string): string =>
  `The SIM ${sim} has the number ${msisdn} already.`;

/** Why numbers of SIMs cannot be: another SIM has one of them. */
export function numberTaken(
  stock: Pick<StockState, 'sims'>,
  numbers: readonly (string | undefined)[],
  own?: string,
): Refusal | undefined {
  const wanted = new Set(numbers.filter((one) => one !== undefined));
  if (wanted.size === 0) return undefined;
  const other = numbersOf(stock).find(([msisdn, id]) => wanted.has(msisdn) && id !== own);
  return other && { reason: numberTakenBy(other[1], other[0]) };
}
