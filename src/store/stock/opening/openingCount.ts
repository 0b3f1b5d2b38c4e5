import { formatCount } from '@/format';
import { cleanLine, comparedName } from '@/store/kit/typed/cleanText';
import type { Count } from './openingStock';
import type { Holder } from '@/store/kit/movements/holder';
import { isScanned } from '@/store/purchasing/requests/receipt';
import { checkIccid, checkImei, scannedNumber } from '@/store/kit/scanning/scanned';
import { PRODUCT_KINDS } from '@/store/purchasing/vendors/vendor';
import type { StockState } from '@/store/stock/onHand/stockState';
import { knownAt } from '@/store/stock/onHand/checks';
import type { OpeningCells, OpeningLine, OpeningSort } from './openingCells';

/** What the lines of a count say of themselves, where a line does not. */
export type OpeningDefaults = {
  [Name in 'productName' | 'model' | 'provider' | 'kind']?: OpeningCells[Name] | undefined;
};

/** A line of a count with what becomes of it: what is good, or only looks odd, is counted in. */
export interface ValidatedLine extends OpeningLine {
  tone: 'good' | 'warning' | 'wrong';
  /** Why it is wrong, or what looks odd about it. */
  says: string;
  /** What it brings; nothing when it is wrong. */
  counted?: Omit<Count, 'place'>;
}

type Outcome = Pick<ValidatedLine, 'counted'> & { [Name in 'warning' | 'wrong']?: string | undefined };

const LONGEST = 200;
const MOST_UNITS = 999_999;
const QTY = /^\d{1,6}(\.\d{1,3})?$/;

const tooLong = (texts: readonly string[]) =>
  texts.some((text) => text.length > LONGEST)
    ? `A text can have at most ${formatCount(LONGEST)} characters.`
    : undefined;

/** Judges the lines of a count one after the other: nothing is counted twice, nor what is known already. */
function validating(
  stock: StockState,
  sort: OpeningSort,
  defaults: OpeningDefaults,
): (cells: Partial<OpeningCells>) => Outcome {
  const seen = new Set<string>();
  const simNumbers = new Set(
    sort === 'SIMs' ? Object.values(stock.sims.entities).flatMap(({ msisdn }) => msisdn ?? []) : [],
  );
  const isTwice = (name: string) => seen.has(name) || !seen.add(name);

  const device = ({ imei: typed = '', productName, model, serialNo }: Partial<OpeningCells>): Outcome => {
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
  };

  const sim = ({ iccid: typed = '', msisdn: called = '', provider }: Partial<OpeningCells>): Outcome => {
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
  };

  const goods = ({ productName = '', model = '', kind: typed, qty = '' }: Partial<OpeningCells>): Outcome => {
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
  };

  return { Devices: device, SIMs: sim, Goods: goods }[sort];
}

/** Each line of a count with what becomes of it, in their order. */
export function validatedLines(
  stock: StockState,
  sort: OpeningSort,
  lines: readonly OpeningLine[],
  defaults: OpeningDefaults,
): ValidatedLine[] {
  const validate = validating(stock, sort, defaults);
  return lines.map((line) => {
    const { wrong, warning, counted } = validate(line.cells);
    if (wrong !== undefined || !counted) return { ...line, tone: 'wrong', says: wrong ?? '' };
    return { ...line, tone: warning === undefined ? 'good' : 'warning', says: warning ?? '', counted };
  });
}

/** A fact is small: of more lines several facts are said. */
const MOST_LINES = 500;

/** What the good lines count in at a place, each part for a fact of its own. */
export function openingCounts(place: Holder, validated: readonly ValidatedLine[]): Count[] {
  const good = validated.flatMap(({ counted }) => counted ?? []);
  return Array.from({ length: Math.ceil(good.length / MOST_LINES) }, (_, part) => {
    const own = good.slice(part * MOST_LINES, (part + 1) * MOST_LINES);
    const [devices, sims, goods] = [
      own.flatMap((one) => one.devices ?? []),
      own.flatMap((one) => one.sims ?? []),
      own.flatMap((one) => one.goods ?? []),
    ];
    return {
      place,
      ...(devices.length > 0 && { devices }),
      ...(sims.length > 0 && { sims }),
      ...(goods.length > 0 && { goods }),
    };
  });
}
