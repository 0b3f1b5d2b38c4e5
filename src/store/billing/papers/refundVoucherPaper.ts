import { formatDate, formatMoney } from '@/format';
import { isLive } from '@/store/billing/bills/bill';
import type { WithCompany } from '@/store/billing/company/company';
import type { WithOpenings } from '@/store/billing/openings/opening';
import type { WithReceipts } from '@/store/billing/receipts/receipt';
import { MOST_ROUNDED, untaxedInPaise, type RefundVoucher } from '@/store/billing/refundVouchers/refundVoucher';
import { percentOf } from '@/store/kit/gstRates';
import { rupees, sumOf } from '@/store/kit/money';
import { amountInWords } from './amountInWords';
import type { Paper, PaperFact, PaperTable } from './paper';
import { companyOfRecord, missingWords, placeOfSupply, recipientParty, signedFor, supplierParty } from './parties';

/** What beside an advance with GST was paid back of money without, in rupees: nothing where only paise are rounded. */
function besideAdvance({ amount, tax }: RefundVoucher): number {
  const untaxed = tax ? untaxedInPaise({ amount, tax }) : 0;
  return untaxed > MOST_ROUNDED ? rupees(untaxed) : 0;
}

/** What was paid back, with the GST in it: its rate and each tax. */
function refundedTable(voucher: RefundVoucher, sac: string): PaperTable {
  const { amount, tax } = voucher;
  const untaxed = besideAdvance(voucher);
  const halves = tax?.igst === 0;
  const percent = percentOf(tax?.rate) / (halves ? 2 : 1);
  const taxes = !tax
    ? []
    : halves
      ? [
          [`CGST ${percent}%`, tax.cgst],
          [`SGST ${percent}%`, tax.sgst],
        ]
      : [[`IGST ${percent}%`, tax.igst]];
  return {
    label: 'Refunded',
    columns: [
      { title: 'Description', wide: true },
      { title: 'HSN/SAC' },
      ...(tax ? [{ title: 'Taxable Value', end: true as const }] : []),
      ...taxes.map(([title]) => ({ title: String(title), end: true as const })),
      { title: 'Amount', end: true },
    ],
    rows: [
      [
        'Advance paid back',
        sac,
        ...(tax ? [formatMoney(tax.taxable)] : []),
        ...taxes.map(([, value]) => formatMoney(Number(value))),
        formatMoney(sumOf([amount, -untaxed])),
      ],
      ...(untaxed > 0
        ? [['Money for goods paid back, without GST', '', '', ...taxes.map(() => ''), formatMoney(untaxed)]]
        : []),
    ],
  };
}

/** A refund voucher, with what rule 51 of the CGST Rules asks of it. */
export function refundVoucherPaper(state: WithReceipts & WithOpenings & WithCompany, voucher: RefundVoucher): Paper {
  const { id, docNo, on, of, mode, reference, why, amount, recipient, tax } = voucher;
  const company = companyOfRecord(state, voucher.companyId);
  const receipt = state.receipts.entities[voucher.receiptId];
  const opening = state.openings.entities[voucher.receiptId];
  const against: PaperFact[] = [
    opening
      ? { label: 'Against', value: `Opening balance of ${formatDate(opening.on)}` }
      : { label: 'Against Receipt', value: receipt?.docNo ?? 'One that is gone' },
    ...(receipt ? [{ label: 'Receipt Date', value: formatDate(receipt.on) }] : []),
  ];
  return {
    id,
    title: 'Refund Voucher',
    docNo,
    mark: isLive(voucher) ? undefined : 'Cancelled',
    supplier: supplierParty(company),
    recipient: recipientParty('Paid To', recipient),
    facts: [
      { label: 'Voucher No', value: docNo },
      { label: 'Date', value: formatDate(on) },
      ...(of === undefined ? [] : [{ label: 'Paid On', value: formatDate(of) }]),
      ...against,
      { label: 'Mode', value: mode },
      ...(reference ? [{ label: 'Reference', value: reference }] : []),
      { label: 'Reason', value: why },
      ...placeOfSupply(company, recipient),
      ...(tax ? [{ label: 'Tax payable on reverse charge', value: 'No' }] : []),
    ],
    tables: [refundedTable(voucher, company.subscriptionSac)],
    sums: [{ label: 'Amount Refunded', value: formatMoney(amount) }],
    words: amountInWords(amount),
    bank: [],
    remarks: tax ? missingWords(company, recipient) : [],
    signatures: [signedFor(company)],
  };
}
