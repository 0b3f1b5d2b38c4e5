import type { Company } from '@/store/billing/company/company';
import type { Days } from '@/store/kit/calendar';
import { OWN_LEDGERS, salesLedger } from './ledgers';
import { ownXml, partyXml } from './ledgerXml';
import type { Party, Voucher, VoucherKind } from './voucher';
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

/** What shows its party as it was on its own day: notes, bounces, refunds, write-offs and allocations bear the one of a document before them. */
const OF_ITS_DAY: readonly VoucherKind[] = ['Bill', 'Receipt'];

/** By what it comes after another voucher: its own day, and none where it shows its party as of an earlier one. */
const rankOf = ({ kind, on }: Voucher): string => `${OF_ITS_DAY.includes(kind) ? 1 : 0} ${on}`;

/** The parties of vouchers, each as it was on the last day of which any tells, but for those whose ledgers Tally has. */
function partiesOf(vouchers: readonly Voucher[]): readonly Party[] {
  const byDay = vouchers.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
  return [...new Map(byDay.map(({ party }) => [party.ledger, party])).values()].filter(({ isKnown }) => !isKnown);
}

/**
 * The file of all ledgers that vouchers name, each once, and the file of the vouchers, which is imported after it. A ledger that
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
  const own = [...Object.values(OWN_LEDGERS), ...hsns.map(salesLedger)].filter(
    ({ name }) => named.has(name) && !names.has(name),
  );
  return {
    masters: fileOf('All Masters', company, [
      ...own.map(ownXml),
      ...partiesOf(vouchers).map((party) => partyXml(party, `${since.slice(0, 7)}-01`)),
    ]),
    vouchers: fileOf(
      'Vouchers',
      company,
      vouchers.map((voucher) => voucherXml(voucher, names)),
    ),
  };
}

/** What a file of some days is called. */
export const tallyFileName = ({ from, to }: Days, kind: 'masters' | 'vouchers'): string =>
  `Tally ${from === to ? from : `${from} to ${to}`} ${kind}.xml`;
