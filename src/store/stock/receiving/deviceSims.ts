import { destinationOf } from '@/store/purchasing/requests/receipt';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { checkIccid, scannedNumber } from '@/store/kit/scanning/scanned';
import type { StockState } from '@/store/stock/onHand/stockState';
import { pairingRefusal } from '@/store/stock/sims/pairingRefusals';
import { simNamed } from '@/store/stock/sims/simNamed';

/** Tells why the SIM that a device comes with cannot be, one device after the other: it is elsewhere, of no use, no number, or in two of them. */
export function simsOfDevices(
  stock: StockState,
  request: Pick<StockRequest, 'branchId'>,
): (typed: string) => string | undefined {
  const seen = new Set<string>();
  return (typed) => {
    const known = simNamed(stock, typed);
    const number = known?.id ?? scannedNumber(typed);
    if (seen.has(number)) return `SIM ${number} is there twice.`;
    seen.add(number);
    if (known) return pairingRefusal(stock, destinationOf(request), known, number)?.reason;
    return /^\d{10,13}$/.test(number)
      ? `No SIM has the number ${number}: receive the SIMs first, or name it by its card’s number.`
      : checkIccid(number).wrong;
  };
}
