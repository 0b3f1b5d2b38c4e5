import { formatMoney } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { companyNow } from '@/store/billing/company/company';
import type { Carried } from '@/store/facts/fact';
import type { challanOffered } from '@/store/facts/challans';
import { hasIrn } from '@/store/kit/eInvoices/eInvoice';
import { MAX_AMOUNT } from '@/store/kit/money';
import { listedText } from '@/store/kit/words';
import { registeredForOthers } from '@/store/places/branches/branch';
import { placeName } from '@/store/stock/onHand/holderWords';
import type { StockState } from '@/store/stock/onHand/stockState';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import type { Registration } from '@/store/stock/challans/consignment';
import { isInvoiced, keptOfLine, type Challan } from '@/store/stock/challans/challan';
import { valueMissing } from './consignmentOf';
import { registrationOf, type WithPlaces } from './registration';

type Offered = Pick<Carried<typeof challanOffered>['payload'], 'from' | 'to' | 'lines' | 'consignment'>;

const NEEDED = { name: 'Company Name', address: 'Address', gstin: 'GST Number' } as const;

/** What a tax invoice must say of both registrations and cannot, in words (rule 46 of the CGST Rules). */
function detailsMissing(registrations: readonly Registration[]): string | undefined {
  const names = (Object.keys(NEEDED) as (keyof typeof NEEDED)[]).filter((field) =>
    registrations.some((one) => one[field].trim() === ''),
  );
  return names.length === 0 ? undefined : listedText(names.map((field) => NEEDED[field]));
}

/** Whether goods are what the lines hand over: each line once, and as many. */
function areOfLines({ lines, consignment }: Offered): boolean {
  const goods = consignment?.goods ?? [];
  const places = goods.flatMap((one) => one.lines);
  return (
    places.length === lines.length &&
    new Set(places).size === lines.length &&
    goods.every(({ qty, lines: own }) => qty === sumOfQuantities(own.map((place) => lines[place]?.qty ?? 0)))
  );
}

/** That one of two registrations is under another PAN than the company, whose details were changed after the branch's. */
const othersPan = (state: WithPlaces, registrations: readonly Registration[]): string | undefined =>
  registrations.map((one) => registeredForOthers(one, companyNow(state))).find((reason) => reason !== undefined);

/** That goods, or the tax invoice over them, come to more than an amount can have, and what cures it. */
function tooLarge({ goods, invoice }: NonNullable<Offered['consignment']>): string | undefined {
  const most = Math.max(invoice?.total ?? 0, ...goods.map(({ taxable = 0 }) => taxable));
  return most > MAX_AMOUNT
    ? `It comes to ${formatMoney(most)}, and an amount is at most ${formatMoney(MAX_AMOUNT)}: lower the values, or hand over less at a time.`
    : undefined;
}

/** Why a challan cannot go without the tax invoice that is due between two registrations, or with one where none is. */
export function transferRefusal(state: WithPlaces & StockState, offered: Offered): Refusal | undefined {
  const { from, to, consignment } = offered;
  const [giver, receiver] = [registrationOf(state, from), registrationOf(state, to)];
  const { invoice } = consignment ?? {};
  const stale = { reason: 'The GST numbers of the two places were changed meanwhile: review it again.' };
  if (giver.gstin === receiver.gstin) {
    const reason = consignment && tooLarge(consignment);
    return invoice ? stale : reason === undefined ? undefined : { reason };
  }
  const due = `From ${placeName(state, from)} to ${placeName(state, to)} a tax invoice is due, as each has its own GST number.`;
  const missing = detailsMissing([giver, receiver]);
  if (missing !== undefined) return { reason: `${due} Fill in ${missing} in Settings, Company first.` };
  const without = valueMissing(consignment?.goods ?? []);
  if (without.length > 0) return { reason: `${due} Enter HSN and Value of ${listedText(without)}.` };
  if (!consignment || !invoice || !areOfLines(offered)) return { reason: `${due} Offer it again.` };
  const wrong = othersPan(state, [giver, receiver]) ?? tooLarge(consignment);
  if (wrong !== undefined) return { reason: `${due} ${wrong}` };
  return consignment.consignor.gstin === giver.gstin && invoice.recipient.gstin === receiver.gstin ? undefined : stale;
}

/** Why a tax invoice cannot be taken back with its challan: some of what it is over was accepted, or it is registered at the e-invoice portal. */
export function invoiceTakenBack({ challans }: StockState, { id }: Pick<Challan, 'id'>): Refusal | undefined {
  const challan = challans.entities[id];
  if (!challan || !isInvoiced(challan)) return undefined;
  const { number, lines, consignment } = challan;
  const { invoice } = consignment;
  if (lines.some((line) => keptOfLine(line) > 0))
    return {
      reason: `Some of challan ${number} is accepted: tax invoice ${invoice.docNo} stands. Decline the rest instead.`,
    };
  return hasIrn(invoice)
    ? {
        reason: `Not taken back: tax invoice ${invoice.docNo} is registered as an e-invoice. Cancel its IRN first, within 24 hours of its Ack; later let the receiver decline it, and issue the credit note over that.`,
      }
    : undefined;
}
