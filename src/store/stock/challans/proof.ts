import type { Reader } from '@/store/kit/roles';
import { isHandedTo, isReturn, type Challan } from './challan';

/** Whoever reads: an admin reads all, and has no reader's limits. */
type Somebody = Reader | undefined;

/** Whether somebody who is signed in in an office receives what a challan hands over himself: its installer, or of what comes back the store's people. */
export function isReceivedBy(challan: Pick<Challan, 'to'>, reader: Somebody): boolean {
  if (reader?.role !== 'installer') return isReturn(challan);
  return reader.installerId !== undefined && isHandedTo(challan, reader.installerId);
}

/** How far this office knows that the receiver answered, in words; undefined as long as nobody answered. */
export function proofWords({ lines }: Pick<Challan, 'lines'>): string | undefined {
  const answered = lines.filter(({ outcome }) => outcome !== 'Pending');
  if (answered.length === 0) return undefined;
  const proven = answered.filter(({ proof }) => proof !== undefined && proof !== 'Elsewhere');
  if (proven.length === 0)
    return answered.some(({ proof }) => proof === 'Elsewhere') ? 'Not verified by this office' : 'Not verified';
  if (proven.length < answered.length) return `${proven.length} of ${answered.length} lines verified`;
  const ways = new Set(proven.map(({ proof }) => proof));
  if (ways.size > 1) return 'Verified by OTP and by sign-in';
  return ways.has('OTP') ? 'OTP verified' : "Verified by the receiver's sign-in";
}
