import { formatCount } from '@/format';
import { cleanLine, comparedName } from '@/store/kit/typed/cleanText';
import { isScanned } from '@/store/purchasing/requests/receipt';
import { checkIccid, checkImei, scannedNumber } from '@/store/kit/scanning/scanned';
import { PRODUCT_KINDS } from '@/store/purchasing/vendors/vendor';
import type { StockState } from '@/store/stock/onHand/stockState';
import { knownAt } from '@/store/stock/onHand/checks';
import type { OpeningCells, OpeningDefaults, OpeningSort } from './openingCells';
import type { Count } from './openingStock';

/** What becomes of a line: what it brings, or why it is wrong, or what looks odd about it. */
interface Outcome {
  counted?: Omit<Count, 'place'>;
  wrong?: string | undefined;
  warning?: string | undefined;
}

const LONGEST = 200;
const MOST_UNITS = 999_999;
const QTY = /^\d{1,6}(\.\d{1,3})?$/;

const tooLong = (texts: readonly string[]) =>
  texts.some((text) => text.length > LONGEST)
    ? `A text can have at most ${formatCount(LONGEST)} characters.`
    : undefined;

/** What the lines of a count are compared with. */
interface CountContext {
  stock: StockState;
  defaults: OpeningDefaults;
  /** Whether the count has a name already; it has it from then on. */
  isTwice: (name: string) => boolean;
  /** The numbers that SIMs have, those of the count among them. */
  simNumbers: Set<string>;
}

/** What becomes of a line with a device. */
function validatedDevice(
  { stock, defaults, isTwice }: CountContext,
  { imei: typed = '', productName, model, serialNo }: Partial<OpeningCells>,
): Outcome {
  const [imei, name, serial] = [
    scannedNumber(typed),
    cleanLine(productName || defaults.productName || ''),
    cleanLine(serialNo ?? ''),
  ];
  const [type, { wrong, warning }] = [cleanLine(model || defaults.model || ''), checkImei(imei)];
  if (wrong !== undefined) return { wrong };
  if (isTwice(imei)) return { wrong: `IMEI ${imei} is there twice.` };
  const there = stock.devices.entities[imei];
  // What was only written down as fitted is counted in where it is.
  const known = there?.unbought ? undefined : knownAt(stock, there, `IMEI ${imei}`);
  if (known) return { wrong: known.reason };
  if (name === '') return { wrong: 'Say which product it is.' };
  const long = tooLong([name, type, serial]);
  if (long !== undefined) return { wrong: long };
  return {
    warning,
    counted: {
      devices: [{ imei, productName: name, ...(type && { model: type }), ...(serial && { serialNo: serial }) }],
    },
  };
}

/** What becomes of a line with a SIM, whose number is its own from then on. */
function validatedSim(
  { stock, defaults, isTwice, simNumbers }: CountContext,
  { iccid: typed = '', msisdn: called = '', provider }: Partial<OpeningCells>,
): Outcome {
  const [iccid, msisdn, name] = [
    scannedNumber(typed),
    scannedNumber(called),
    cleanLine(provider || defaults.provider || ''),
  ];
  const { wrong, warning } = checkIccid(iccid);
  if (wrong !== undefined) return { wrong };
  if (isTwice(iccid)) return { wrong: `SIM ${iccid} is there twice.` };
  const known = knownAt(stock, stock.sims.entities[iccid], `SIM ${iccid}`);
  if (known) return { wrong: known.reason };
  if (msisdn !== '' && !/^\d{10,13}$/.test(msisdn)) return { wrong: 'A SIM’s number has 10 to 13 digits.' };
  if (msisdn !== '' && simNumbers.has(msisdn)) return { wrong: `Another SIM has the number ${msisdn} already.` };
  if (name === '') return { wrong: 'Say whose SIM it is.' };
  const long = tooLong([name]);
  if (long !== undefined) return { wrong: long };
  simNumbers.add(msisdn);
  return { warning, counted: { sims: [{ iccid, ...(msisdn && { msisdn }), provider: name }] } };
}

/** What becomes of a line with goods that are counted. */
function validatedGoods(
  { defaults }: CountContext,
  { productName = '', model = '', kind: typed, qty = '' }: Partial<OpeningCells>,
): Outcome {
  const [name, type, wanted] = [cleanLine(productName), cleanLine(model), typed || defaults.kind || ''];
  const kind = PRODUCT_KINDS.find((one) => comparedName(one) === comparedName(wanted));
  const count = Number(qty);
  if (name === '') return { wrong: 'Say which product it is.' };
  if (!kind) return { wrong: `Its kind can be ${PRODUCT_KINDS.filter((one) => !isScanned(one)).join(', ')}.` };
  if (isScanned(kind)) return { wrong: `A ${kind} has a number of its own: count it by that.` };
  if (!QTY.test(qty) || count <= 0) return { wrong: `Its quantity is a number up to ${formatCount(MOST_UNITS)}.` };
  const long = tooLong([name, type]);
  if (long !== undefined) return { wrong: long };
  return { counted: { goods: [{ productName: name, ...(type && { model: type }), kind, qty: count }] } };
}

const VALIDATED = { Devices: validatedDevice, SIMs: validatedSim, Goods: validatedGoods };

/** Validates the lines of a count one after the other: nothing is counted twice, nor what is known already. */
export function validating(
  stock: StockState,
  sort: OpeningSort,
  defaults: OpeningDefaults,
): (cells: Partial<OpeningCells>) => Outcome {
  const seen = new Set<string>();
  const simNumbers = new Set(
    sort === 'SIMs' ? Object.values(stock.sims.entities).flatMap(({ msisdn }) => msisdn ?? []) : [],
  );
  const isTwice = (name: string) => seen.has(name) || !seen.add(name);
  const context = { stock, defaults, isTwice, simNumbers };
  return (cells) => VALIDATED[sort](context, cells);
}
