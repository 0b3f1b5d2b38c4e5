import { rowOfTable } from '@/store/kit/table';
import { isSameHolder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { checkIccid, checkImei, scannedNumber } from '@/store/kit/scanning/scanned';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { knownAt } from '@/store/stock/onHand/checks';
import { hasSimRefusal, pairingRefusal } from '@/store/stock/sims/pairingRefusals';
import { simNamed } from '@/store/stock/sims/simNamed';
import { whyTooLong, type CountContext, type CountOutcome } from './countContext';
import type { OpeningCells } from './openingCells';
import type { CountedSim } from './openingStock';

/** What stands for the provider of a SIM that nobody told. */
const UNTOLD = 'Not entered';

/** The SIM in a device that is fitted already, by its card's number, or by its own where nobody took the device out to read the card. */
export function simInFitted(
  stock: CountContext['stock'],
  number: string,
  provider = UNTOLD,
  isTwice: CountContext['isTwice'],
): Pick<CountOutcome, 'wrong' | 'warning'> & { inside?: CountedSim } {
  const isMsisdn = /^\d{10,13}$/.test(number);
  const { wrong, warning } = isMsisdn ? {} : checkIccid(number);
  if (wrong !== undefined) return { wrong };
  const known = simNamed(stock, number);
  if (known) return { wrong: knownAt(stock, known, `SIM ${number}`)?.reason };
  if (isTwice(`SIM ${number}`)) return { wrong: `SIM ${number} is there twice.` };
  return {
    warning,
    inside: { iccid: number, ...(isMsisdn && { msisdn: number }), provider: cleanLine(provider) || UNTOLD },
  };
}

/** The SIM that a device's line names, as it is counted in where it is not known; or why it cannot be in that device. */
function simOfDevice(
  { stock, place, defaults, isTwice }: CountContext,
  imei: string,
  typed: string,
): Pick<CountOutcome, 'wrong' | 'warning' | 'simIn'> & { sims?: CountedSim[]; inside?: CountedSim } {
  const number = scannedNumber(typed);
  if (number === '') return {};
  const there = rowOfTable(stock.devices, imei);
  const taken = there && hasSimRefusal(there);
  if (taken) return { wrong: taken.reason };
  if (place.at === 'vehicle') return simInFitted(stock, number, defaults.provider, isTwice);
  const known = simNamed(stock, number);
  if (!known && /^\d{10,13}$/.test(number))
    return { wrong: `No SIM has the number ${number}: count the SIMs first, or name it by its card’s number.` };
  const { wrong, warning } = known ? {} : checkIccid(number);
  if (wrong !== undefined) return { wrong };
  const iccid = known?.id ?? number;
  if (isTwice(`SIM ${iccid}`)) return { wrong: `SIM ${iccid} is there twice.` };
  const refused = known && pairingRefusal(stock, place, known, iccid);
  if (refused) return { wrong: refused.reason };
  const provider = cleanLine(defaults.provider ?? '');
  if (!known && provider === '') return { wrong: 'Say whose SIM it is.' };
  return { warning, simIn: iccid, ...(!known && { sims: [{ iccid, provider }] }) };
}

/** Why a device cannot be counted at a place: it is known, and not as one that was only written down as fitted there. */
function knownDevice({ stock, place }: CountContext, imei: string): string | undefined {
  const there = rowOfTable(stock.devices, imei);
  if (there?.unbought && isSameHolder(holderOf(there), place)) return undefined;
  return knownAt(stock, there, `IMEI ${imei}`)?.reason;
}

/** What becomes of a line with a device. */
export function validatedDevice(
  context: CountContext,
  { imei: typed = '', productName, model, serialNo, itgcId: label = '', sim = '' }: Partial<OpeningCells>,
): CountOutcome {
  const { place, defaults, isTwice, itgcIds } = context;
  const [imei, name, serial, itgcId] = [
    scannedNumber(typed),
    cleanLine(productName || defaults.productName || ''),
    cleanLine(serialNo ?? ''),
    cleanLine(label),
  ];
  const [type, { wrong, warning }] = [cleanLine(model || defaults.model || ''), checkImei(imei)];
  if (wrong !== undefined) return { wrong };
  if (isTwice(imei)) return { wrong: `IMEI ${imei} is there twice.` };
  const known = knownDevice(context, imei);
  if (known !== undefined) return { wrong: known };
  if (name === '') return { wrong: 'Say which product it is.' };
  const other = itgcIds.get(itgcId);
  if (itgcId !== '' && other !== undefined) return { wrong: `IMEI ${other} has the Itgc Id ${itgcId} already.` };
  const long = whyTooLong([name, type, serial, itgcId]);
  if (long !== undefined) return { wrong: long };
  const { wrong: wrongSim, warning: oddSim, simIn, sims, inside } = simOfDevice(context, imei, sim);
  if (wrongSim !== undefined) return { wrong: wrongSim };
  itgcIds.set(itgcId, imei);
  const device = {
    imei,
    productName: name,
    ...(type && { model: type }),
    ...(serial && { serialNo: serial }),
    ...(itgcId && { itgcId }),
    ...(inside && { sim: inside }),
  };
  return {
    warning: warning ?? oddSim,
    counted: { place, devices: [device], ...(sims && { sims }) },
    ...(simIn !== undefined && { simIn }),
  };
}
