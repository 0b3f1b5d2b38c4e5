import { formatCountOf, formatMoney } from '@/format';
import type { Company } from '@/store/billing/company/company';
import { rupees } from '@/store/kit/money';
import { OWN_LEDGERS, salesLedger } from './ledgers';
import { ownXml, partyXml } from './ledgerXml';
import type { Voucher, VoucherType } from './voucher';
import { voucherXml } from './voucherXml';
import { element, xmlOf, type Element } from './xml';

/** A file that Tally imports into the company of that name, which must be open there. */
const fileOf = (report: 'All Masters' | 'Vouchers', company: string, messages: readonly Element[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(
    element('ENVELOPE', [
      element('HEADER', [element('TALLYREQUEST', 'Import Data')]),
      element('BODY', [
        element('IMPORTDATA', [
          element('REQUESTDESC', [
            element('REPORTNAME', report),
            element('STATICVARIABLES', [element('SVCURRENTCOMPANY', company)]),
          ]),
          element(
            'REQUESTDATA',
            messages.map((message) => element('TALLYMESSAGE', [message], { 'xmlns:UDF': 'TallyUDF' })),
          ),
        ]),
      ]),
    ]),
  )}`;

/**
 * The file of all ledgers that a month's vouchers name, each once, and the file of the vouchers, which is imported after it. A ledger that
 * Tally calls otherwise is there already: to create it again would alter it, so no file of masters names it.
 */
export function tallyFiles(
  vouchers: readonly Voucher[],
  { name: company, tallyLedgers = [] }: Pick<Company, 'name' | 'tallyLedgers'>,
): { masters: string; vouchers: string } {
  const names = new Map(tallyLedgers.map(({ ours, tally }) => [ours, tally]));
  const since = vouchers.reduce((first, { on }) => (on < first ? on : first), '9999-12-31');
  const named = new Set(vouchers.flatMap(({ entries }) => entries.map(({ ledger }) => ledger)));
  const hsns = [...new Set(vouchers.flatMap(({ entries }) => entries.flatMap(({ hsn }) => hsn ?? [])))].toSorted();
  const parties = new Map(vouchers.map(({ party }) => [party.ledger, party]));
  const own = [...Object.values(OWN_LEDGERS), ...hsns.map(salesLedger)].filter(
    ({ name }) => named.has(name) && !names.has(name),
  );
  return {
    masters: fileOf('All Masters', company, [
      ...own.map(ownXml),
      ...[...parties.values()].map((party) => partyXml(party, `${since.slice(0, 7)}-01`)),
    ]),
    vouchers: fileOf(
      'Vouchers',
      company,
      vouchers.map((voucher) => voucherXml(voucher, names)),
    ),
  };
}

const TOLD: Readonly<Record<VoucherType | NonNullable<Voucher['told']>, [one: string, many: string]>> = {
  Sales: ['sale', 'sales'],
  'Debit Note': ['debit note', 'debit notes'],
  'Credit Note': ['credit note', 'credit notes'],
  Receipt: ['receipt', 'receipts'],
  Payment: ['bounced cheque or refund', 'bounced cheques and refunds'],
  Journal: ['write-off', 'write-offs'],
  Allocation: ['allocation of money on account', 'allocations of money on account'],
};

/** How many vouchers of each kind count, and what they come to, in words: `2 sales ₹11,800, 1 receipt ₹5,900`. */
export const vouchersTold = (vouchers: readonly Voucher[]): string =>
  Object.entries(TOLD)
    .flatMap(([kind, words]) => {
      const own = vouchers.filter(({ type, told = type, isCancelled }) => told === kind && !isCancelled);
      const ofParties = own.flatMap(({ entries }) => entries.find(({ references }) => references) ?? []);
      const sum = ofParties.reduce((all, { amount }) => all + Math.abs(amount), 0);
      return own.length === 0 ? [] : [`${formatCountOf(own.length, ...words)} ${formatMoney(rupees(sum))}`];
    })
    .join(', ');
