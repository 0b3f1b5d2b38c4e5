import { formatDate, formatMonth } from '@/format';
import { paths } from '@/paths';
import type { TdsRate } from '@/store/billing/company/company';
import type { AccountRow } from '@/store/clients/accounts/account';
import type { Receipt } from './receipt';
import type { Importable } from '@/store/kit/sheets/importable';
import { typedAmount } from '@/store/kit/typed/typedNumber';
import { bankProposals } from './bankProposals';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { ReadingDays } from '@/store/kit/sheets/readingDays';
import { bankColumns, type BankRow } from './bankRow';
import { clientLabels, labelledAccounts } from './clientLabels';
import { markOf, recognizingReceipts, type StatementCells } from './bankRecognizing';
import { textOf } from './paymentNumber';
import { tdsInTurn } from './bankTds';
import { recordedWords } from './recordedAlready';
import { bankRowSchema } from './bankRowSchema';

/** How banks write that money went out: in a word of a mark, or in its one letter. */
const WENT_OUT = /\b(?:dr|db|debit|debited|withdrawal|withdrawn|w\/d|wd|paid out)\b|^[dw]\.?$/i;
/** An amount that is below zero, by its sign or in parentheses. */
const BELOW_ZERO = /^(?:[-–−]\d|\(\d[\d.]*\)$)/;

/** Why a row brings no money: none came in by it, or it went out. */
function whyNoMoney({ amount = '', direction = '' }: Readonly<Record<string, string>>): string | undefined {
  const text = amount.trim();
  const number = text.replaceAll(/[\s,₹]/g, '');
  if (/\(?\bdr\b\.?\)?$/i.test(text) || /\ddr\.?$/i.test(text) || BELOW_ZERO.test(number))
    return 'Money went out by this row.';
  if (text === '' || /^[-–—]+$/.test(text) || typedAmount(text) === 0) return 'No money came in by this row.';
  return WENT_OUT.test(direction.trim()) ? `Money went out by this row: it is marked ${direction.trim()}.` : undefined;
}

/** A bank statement as people bring it along in a file; its clients are proposed, and can be chosen. Before `open` (ISO date) all months are closed. */
export function bankImportable(
  books: WithDebts,
  accounts: readonly AccountRow[],
  rates: readonly TdsRate[],
  { today, dayOf, open }: ReadingDays & { open?: string | undefined },
): Importable<BankRow, Receipt> {
  const labels = clientLabels(accounts);
  const recognized = recognizingReceipts(books.receipts, labels);
  const proposals = bankProposals(books, accounts, recognized, (texts) => whyNoMoney(texts) === undefined);
  /** The receipt that a row is, unless somebody chose to record it all the same. */
  const receiptOf = (told: StatementCells) => (told.taken === 'Yes' ? undefined : recognized.receiptOf(told));
  const [example] = labels.values();
  return {
    one: 'receipt',
    many: 'receipts',
    columns: bankColumns(labels, dayOf, proposals, rates),
    schema: bankRowSchema(labels, today),
    knownBy: [
      {
        column: 'reference',
        compared: (typed) => typed,
        whole: (told) => textOf(told.receiptId) || (receiptOf(told)?.id ?? markOf(told)),
      },
    ],
    fieldsOf: ({ id, on, of = on, cash, reference, accountId, tds }) => ({
      receiptId: id,
      on: of,
      amount: cash,
      client: labels.get(accountId) ?? '',
      ...(reference !== undefined && { reference }),
      ...(tds && { tdsCode: tds.code }),
    }),
    warned(draft) {
      const { on } = draft;
      const closed =
        open !== undefined && on < open
          ? `${formatMonth(on.slice(0, 7))} is closed: it counts on ${formatDate(today > open ? today : open)}.`
          : undefined;
      return [recognized.warningOf({ ...draft }), closed].filter((each) => each !== undefined).join(' ') || undefined;
    },
    passedOver: (texts) =>
      whyNoMoney(texts) ??
      (texts.taken === 'No' && !recognized.receiptOf(texts) ? 'You leave this row out.' : undefined),
    inTurn: tdsInTurn(books, rates, labelledAccounts(labels)),
    skipped: (_row, receipt) => recordedWords(receipt),
    pathOf: ({ number }) => paths.sales.receiptOf(number),
    examples: [
      {
        on: formatDate(today),
        narration: `NEFT ${example ?? 'Asha Transport'}`,
        reference: 'N326000001234',
        amount: 5631,
        client: example ?? '',
      },
    ],
  };
}
