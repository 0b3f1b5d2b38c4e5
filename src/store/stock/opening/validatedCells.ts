import { binId } from '@/store/stock/bins/bin';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import { rowOfTable } from '@/store/kit/table';
import { formatCount } from '@/format';
import { STORE } from '@/store/kit/movements/holder';
import { checkIccid, scannedNumber } from '@/store/kit/scanning/scanned';
import { cellText } from '@/store/kit/sheets/cellText';
import { cleanLine, comparedName } from '@/store/kit/typed/cleanText';
import { isScanned } from '@/store/purchasing/requests/receipt';
import { PRODUCT_KINDS } from '@/store/purchasing/vendors/vendor';
import { itgcIdOf } from '@/store/stock/devices/device';
import { knownAt, numbersOf, numberTakenBy } from '@/store/stock/onHand/checks';
import type { StockState } from '@/store/stock/onHand/stockState';
import { whyTooLong, type CountContext, type CountOutcome } from './countContext';
import { validatedDevice } from './deviceLine';
import { OPENING_COLUMNS, type OpeningCells, type OpeningDefaults, type OpeningSort } from './openingCells';
import { placesNamed } from './openingPlaces';

const MOST_UNITS = 999_999;
const QTY = /^\d{1,6}(\.\d{1,3})?$/;

/** What becomes of a line with a SIM, whose number is its own from then on. */
function validatedSim(
  { stock, place, defaults, isTwice, simNumbers }: CountContext,
  { iccid: typed = '', msisdn: called = '', provider }: Partial<OpeningCells>,
): CountOutcome {
  const [iccid, msisdn, name] = [
    scannedNumber(typed),
    scannedNumber(called),
    cleanLine(provider || defaults.provider || ''),
  ];
  const { wrong, warning } = checkIccid(iccid);
  if (wrong !== undefined) return { wrong };
  if (isTwice(iccid)) return { wrong: `SIM ${iccid} is there twice.` };
  const known = knownAt(stock, rowOfTable(stock.sims, iccid), `SIM ${iccid}`);
  if (known) return { wrong: known.reason };
  if (msisdn !== '' && !/^\d{10,13}$/.test(msisdn)) return { wrong: 'A SIM’s number has 10 to 13 digits.' };
  const other = simNumbers.get(msisdn);
  if (msisdn !== '' && other !== undefined) return { wrong: numberTakenBy(other, msisdn) };
  if (name === '') return { wrong: 'Say whose SIM it is.' };
  const long = whyTooLong([name]);
  if (long !== undefined) return { wrong: long };
  simNumbers.set(msisdn, iccid);
  return { warning, counted: { place, sims: [{ iccid, ...(msisdn && { msisdn }), provider: name }] } };
}

/** What becomes of a line with goods that are counted. */
function validatedGoods(
  { stock, place, defaults }: CountContext,
  { productName = '', model = '', kind: typed, qty = '' }: Partial<OpeningCells>,
): CountOutcome {
  const [name, type, wanted] = [cleanLine(productName), cleanLine(model), typed || defaults.kind || ''];
  const kind = PRODUCT_KINDS.find((one) => comparedName(one) === comparedName(wanted));
  const count = Number(qty);
  if (name === '') return { wrong: 'Say which product it is.' };
  if (!kind) return { wrong: `Its kind can be ${PRODUCT_KINDS.filter((one) => !isScanned(one)).join(', ')}.` };
  if (isScanned(kind)) return { wrong: `A ${kind} has a number of its own: count it by that.` };
  if (!QTY.test(qty) || count <= 0) return { wrong: `Its quantity is a number up to ${formatCount(MOST_UNITS)}.` };
  const long = whyTooLong([name, type]);
  if (long !== undefined) return { wrong: long };
  const goods = { productName: name, ...(type && { model: type }), kind };
  const there = rowOfTable(stock.bins, binId(place, goods))?.qty ?? 0;
  const warning =
    there > 0
      ? `${formatCount(there)} of it are ${whereabouts(stock, place)} already: this adds ${formatCount(count)}.`
      : undefined;
  return { warning, counted: { place, goods: [{ ...goods, qty: count }] } };
}

const VALIDATED = { Devices: validatedDevice, SIMs: validatedSim, Goods: validatedGoods };

/** The cells whose numbers are read by what a label says, which tells what a spreadsheet made of them. */
const SCANNED = new Set<keyof OpeningCells>(['imei', 'iccid', 'msisdn', 'sim', 'qty']);

/** Why a line cannot be taken as it stands: its spreadsheet damaged a cell. */
function damage(sort: OpeningSort, cells: Partial<OpeningCells>): string | undefined {
  for (const { key, title, kind } of OPENING_COLUMNS[sort]) {
    const { reason, isDamaged = false } = SCANNED.has(key) ? {} : cellText(kind, cells[key], true);
    if (isDamaged) return `${title}: ${reason}`;
  }
  return undefined;
}

/** Validates the lines of a count one after the other: nothing is counted twice, nor what is known already. */
export function validatingCount(
  stock: StockState,
  sort: OpeningSort,
  { place: usual = STORE, ...defaults }: OpeningDefaults,
): (cells: Partial<OpeningCells>) => CountOutcome {
  const seen = new Set<string>();
  const simNumbers = new Map(sort === 'SIMs' ? numbersOf(stock) : []);
  const itgcIds = new Map(
    sort === 'Devices' ? Object.values(stock.devices.entities).map((device) => [itgcIdOf(device), device.id]) : [],
  );
  const isTwice = (name: string) => seen.has(name) || !seen.add(name);
  const placed = placesNamed(stock);
  return (cells) => {
    const wrong = damage(sort, cells);
    if (wrong !== undefined) return { wrong };
    const where = cleanLine(cells.place ?? '') === '' ? { place: usual } : placed(cleanLine(cells.place ?? ''));
    if ('wrong' in where) return where;
    return VALIDATED[sort]({ stock, place: where.place, defaults, isTwice, simNumbers, itgcIds }, cells);
  };
}
