import { formatDate, formatMonth } from '@/format';
import { Namesake } from '@/parts/Namesake';
import { paths } from '@/paths';
import { isLive } from '@/store/billing/bills/bill';
import { taxedOf } from '@/store/billing/returns/taxed';
import { stateNamed } from '@/store/kit/typed/taxIds';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import type { BillRow } from '@/store/billing/receivables/billRows';
import { columnsOf } from '@/ui/columns';
import { LimitedButton } from '@/ui/LimitedButton';
import { OpenLink } from '@/ui/links';
import { Money } from '@/ui/Money';
import { SmallLine } from '@/ui/SmallLine';
import { BILL_TONES } from './billTones';

const { linkedIdentifier, shown, date, describing, money, onCard, onlyExported, roomy, text, badge, workDone } =
  columnsOf<BillRow>();

const TAXES = [
  ['taxable', 'Taxable Value'],
  ['igst', 'IGST'],
  ['cgst', 'CGST'],
  ['sgst', 'SGST'],
  ['roundOff', 'Round off'],
] as const;

/** What a register of sales tells of a bill besides: whose it is for the tax office, and its taxes. */
const REGISTER = [
  onlyExported('identifier', 'gstin', 'GSTIN', ({ bill }) => bill.recipient.gstin),
  onlyExported('text', 'place', 'Place of Supply', ({ bill }) => stateNamed(bill.recipient.stateCode)),
  ...TAXES.map(([part, title]) => onlyExported('money', part.toLowerCase(), title, ({ bill }) => taxedOf(bill)[part])),
];

/** The columns of the bills; `credit` begins a credit note over one, `nameOf` is what one is called. */
export const billColumns = (credit: (row: BillRow) => void, nameOf: (row: BillRow) => string) => [
  linkedIdentifier('number', 'Number', nameOf, ({ number }) => paths.sales.invoiceOf(number)),
  describing(
    onCard('fact', {
      ...date('date', 'Date', ({ bill }) => bill.issuedOn),
      cell: ({ bill }) => (
        <>
          {formatDate(bill.issuedOn)}
          {bill.month !== bill.issuedOn.slice(0, 7) && <SmallLine>for {formatMonth(bill.month)}</SmallLine>}
        </>
      ),
    }),
    { key: 'month', title: 'Month', kind: 'month', value: ({ bill }) => bill.month },
  ),
  roomy({
    ...shown(
      'text',
      'client',
      'Client',
      ({ company }) => company,
      ({ company, accountNumber, bill }) => (
        <>
          <OpenLink to={accountNumber > 0 ? paths.sales.detailedClientOf(accountNumber) : undefined}>
            {company}
          </OpenLink>
          <Namesake of={bill.accountId} />
        </>
      ),
    ),
    filtered: true,
    card: 'fact' as const,
  }),
  text('part', 'For', ({ bill }) => bill.part),
  describing(
    onCard('amount', {
      ...money('total', 'Total', ({ bill }) => bill.total),
      // A cancelled bill asks for nothing.
      total: ({ bill }) => (isLive(bill) ? bill.total : 0),
    }),
    ...REGISTER,
  ),
  describing(
    {
      ...money('received', 'Received', ({ received }) => received),
      cell: ({ received, credited }, hasPaise) => (
        <>
          <Money amount={received} hasPaise={hasPaise} />
          {credited > 0 && (
            <SmallLine>
              Credited <Money amount={credited} hasPaise={hasPaise} />
            </SmallLine>
          )}
        </>
      ),
    },
    { key: 'credited', title: 'Credited', kind: 'money', value: ({ credited }) => credited },
  ),
  money('open', 'Open', ({ open }) => open),
  badge('state', 'Status', ({ standing }) => standing, BILL_TONES),
  date('due', 'Due', ({ bill }) => bill.dueOn),
  workDone('credit', 'Credit', (row) => (
    <LimitedButton
      does={creditNoteIssued}
      size="small"
      aria-label={`Credit ${nameOf(row)}`}
      disabled={!isLive(row.bill)}
      onClick={() => credit(row)}
    >
      Credit
    </LimitedButton>
  )),
];
