import { formatDate, formatMoney } from '@/format';
import type { AccountRow } from '@/store/clients/accounts/account';
import { accountOn } from '@/store/clients/accounts/clientCorrection';
import { recipientOf } from '@/store/billing/bills/recipient';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import type { MovementKind } from '@/store/billing/receivables/movement';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { statementOf, type StatementRow } from '@/store/billing/receivables/statement';
import { sumOf } from '@/store/kit/money';
import { amountInWords } from './amountInWords';
import { billTitle } from './billTitle';
import type { Paper, PaperColumn } from './paper';
import { bankPaperFacts, recipientParty, signedFor, supplierParty } from './parties';
import { upiCode } from './upi';

const NAMES: Record<Exclude<MovementKind, 'Bill'>, string> = {
  'Opening balance': 'Balance brought forward',
  'Debit note': 'Debit Note',
  'Credit note': 'Credit Note',
  Cancelled: 'Cancelled',
  Receipt: 'Receipt',
  Bounced: 'Receipt bounced',
  Refund: 'Refund',
  'Written off': 'Written off',
  'Write-off taken back': 'Write-off Taken Back',
};

const COLUMNS: readonly PaperColumn[] = [
  { title: 'Date' },
  { title: 'Document', wide: true },
  { title: 'Number' },
  { title: 'Debit', end: true },
  { title: 'Credit', end: true },
  { title: 'Balance', end: true },
];

const amount = (of: number) => (of === 0 ? '' : formatMoney(of));

function nameOf({ bills }: WithDebts, { what, id }: StatementRow): string {
  if (what !== 'Bill') return NAMES[what];
  const bill = bills.entities[id];
  return bill ? billTitle(bill) : what;
}

const rowOf = (state: WithDebts, row: StatementRow): string[] => {
  const { on, docNo, debit, credit, balance } = row;
  return [formatDate(on), nameOf(state, row), docNo, amount(debit), amount(credit), formatMoney(balance)];
};

/** What an account owed, was billed and paid from one ISO date to another. */
export function statementPaper(state: WithDebts & WithCompany, account: AccountRow, from: string, to: string): Paper {
  const company = companyNow(state);
  const recipient = recipientOf(accountOn(account, to));
  const { opening, rows, closing } = statementOf(state, account.id, from, to);
  return {
    id: account.id,
    title: 'Statement of Account',
    file: `Statement ${recipient.name} ${to}`,
    supplier: supplierParty(company),
    recipient: recipientParty('Statement For', recipient),
    facts: [
      { label: 'From', value: formatDate(from) },
      { label: 'To', value: formatDate(to) },
      { label: 'Account', value: String(account.number) },
    ],
    tables: [
      {
        label: 'Movements',
        columns: COLUMNS,
        rows: [
          [formatDate(from), 'Opening balance', '', '', '', formatMoney(opening)],
          ...rows.map((row) => rowOf(state, row)),
        ],
      },
    ],
    sums: [
      { label: 'Opening Balance', value: formatMoney(opening) },
      { label: 'Debit', value: formatMoney(sumOf(rows.map(({ debit }) => debit))) },
      { label: 'Credit', value: formatMoney(sumOf(rows.map(({ credit }) => credit))) },
      { label: 'Closing Balance', value: formatMoney(closing) },
    ],
    words: closing === 0 ? undefined : amountInWords(closing),
    bank: bankPaperFacts(company),
    code: upiCode(company, closing, `Statement ${account.number}`),
    remarks: closing < 0 ? ['The closing balance is in the client’s favour.'] : [],
    signatures: [signedFor(company)],
  };
}
