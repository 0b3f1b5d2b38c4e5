import { formatCount } from '@/format';
import { rowOfTable } from '@/store/kit/table';
import type { Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { onlySoMany } from '@/store/purchasing/requests/missingWords';
import { isScanned, restOf, roomOf } from '@/store/purchasing/requests/receipt';
import type { RequestLine, StockRequest } from '@/store/purchasing/requests/request';
import type { ScannedUnit } from '@/store/kit/scanning/manifestText';
import { checkIccid, checkImei } from '@/store/kit/scanning/scanned';
import { knownAt, numbersOf, numberTakenBy } from '@/store/stock/onHand/checks';
import { kindOfLine, type ReceivingContext } from './receivingContext';
import { simsOfDevices } from './deviceSims';
import { keptUnit } from './manifestSchema';

/** A unit that was scanned for a line of a request; its identity is its number. */
export interface ListedUnit extends ScannedUnit {
  id: string;
  /** The line's place among those of the request, from 0. */
  line: number;
  /** How often it was scanned. */
  times: number;
}

/** What becomes of a unit: good and warning ones are received, the others are not, for the reason that is said. */
export interface UnitValidation {
  tone: 'good' | 'warning' | 'known' | 'wrong';
  text: string;
  /** Of one that is known: the IMEI of the device that it is, or is in. */
  device?: string | undefined;
}

/** Why no more of a line can be put in stock. */
export const noMore = (line: RequestLine): string =>
  onlySoMany(roomOf(line), restOf(line) > 0 ? 'come' : 'be scanned', line.name);

const named = { Device: 'IMEI', SIM: 'SIM' } as const;

const deviceAround = ({ at, id }: Holder) => (at === 'device' ? id : undefined);

/** Validates the units of a manifest one after the other, each in the light of those before it: nothing comes twice, nor more than was ordered. */
export function unitValidator(context: ReceivingContext, request: StockRequest): (unit: ListedUnit) => UnitValidation {
  const room = new Map(request.products.map((line, place) => [place, roomOf(line)]));
  let simNumbers: Map<string, string> | undefined;

  /** Which other SIM is called by a number, if any; from now on one is. */
  const takenBy = (msisdn: string, sim: string): string | undefined => {
    simNumbers ??= new Map(numbersOf(context));
    const other = simNumbers.get(msisdn);
    if (other === undefined) simNumbers.set(msisdn, sim);
    return other;
  };

  const simOf = simsOfDevices(context, request);

  return ({ line: place, number, further, sim = '', times }) => {
    const line = request.products[place];
    const kind = line && kindOfLine(context, line);
    if (!line || !isScanned(kind))
      return { tone: 'wrong', text: `${line?.name ?? 'This product'} has no numbers of its own: count it.` };
    const name = `${named[kind]} ${number}`;
    const { wrong, warning } = kind === 'Device' ? checkImei(number) : checkIccid(number);
    if (wrong !== undefined) return { tone: 'wrong', text: `${name}: ${wrong}` };
    const thing = kind === 'Device' ? rowOfTable(context.devices, number) : rowOfTable(context.sims, number);
    const known = knownAt(context, thing, name);
    if (thing && known)
      return { tone: 'known', text: known.reason, device: kind === 'Device' ? number : deviceAround(holderOf(thing)) };
    const left = room.get(place) ?? 0;
    if (left < 1) return { tone: 'wrong', text: `${name}: ${noMore(line)}` };
    const other = kind === 'SIM' && further !== '' ? takenBy(further, number) : undefined;
    if (other !== undefined) return { tone: 'wrong', text: numberTakenBy(other, further) };
    const badSim = kind === 'Device' && sim !== '' ? simOf(sim) : undefined;
    if (badSim !== undefined) return { tone: 'wrong', text: `${name}: ${badSim}` };
    room.set(place, left - 1);
    if (warning !== undefined) return { tone: 'warning', text: `${name} is good. ${warning}` };
    return times > 1
      ? { tone: 'warning', text: `${name} is good. It was scanned ${formatCount(times)} times and counts once.` }
      : { tone: 'good', text: `${name} is good.` };
  };
}

/** A list of units with one more scanned for a line; one that was scanned again counts once, and says more where it says anything. */
export function listedWith(
  units: readonly ListedUnit[],
  line: number,
  { number, further, sim = '' }: ScannedUnit,
): ListedUnit[] {
  const known = units.find(({ id }) => id === number);
  if (!known) return [...units, { id: number, line, number, further, ...(sim !== '' && { sim }), times: 1 }];
  return units.map((unit) =>
    unit === known
      ? {
          ...unit,
          further: unit.further || further,
          ...(sim !== '' && { sim: unit.sim ?? sim }),
          times: unit.times + 1,
        }
      : unit,
  );
}

/** A list of units with the number of one mended in its place; where another one has that number already, the two are one. */
export function mendedWith(units: readonly ListedUnit[], id: string, { number, further }: ScannedUnit): ListedUnit[] {
  const wrong = units.find((unit) => unit.id === id);
  if (!wrong || number === '' || number === id) return [...units];
  const said = wrong.further || further;
  if (units.some((unit) => unit.id === number))
    return listedWith(
      units.filter((unit) => unit !== wrong),
      wrong.line,
      { number, further: said, ...(wrong.sim !== undefined && { sim: wrong.sim }) },
    );
  return units.map((unit) => (unit === wrong ? { ...unit, id: number, number, further: said } : unit));
}

/** A unit without what becomes of it. */
export const bareUnit = ({ id, line, number, further, sim, times }: ListedUnit): ListedUnit => ({
  id,
  line,
  number,
  further,
  ...(sim !== undefined && { sim }),
  times,
});

/** The units of a list that a browser kept; another version or another hand may have written it. */
export function listKept(kept: object | undefined): ListedUnit[] {
  const units: unknown = kept && 'units' in kept ? kept.units : undefined;
  if (!Array.isArray(units)) return [];
  return units.flatMap((unit: unknown) => {
    if (!keptUnit.isValidSync(unit)) return [];
    const { number, further = '', sim = '', line, times } = keptUnit.cast(unit);
    return [{ id: number, number, further, ...(sim !== '' && { sim }), line, times }];
  });
}

export type ValidatedUnit = ListedUnit & { validation: UnitValidation };

/** Each unit of a manifest with what becomes of it, in their order. */
export function validatedUnits(
  context: ReceivingContext,
  request: StockRequest,
  units: readonly ListedUnit[],
): ValidatedUnit[] {
  const validate = unitValidator(context, request);
  return units.map((unit) => ({ ...unit, validation: validate(unit) }));
}

/** Whether a unit can be received. */
export const isGood = ({ validation: { tone } }: ValidatedUnit): boolean => tone === 'good' || tone === 'warning';
