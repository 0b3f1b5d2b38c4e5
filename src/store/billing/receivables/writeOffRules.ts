import { formatDate, formatMoney } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { documentMachine } from '@/machines/document';
import { isLive } from '@/store/billing/bills/bill';
import type { WriteOffDraft } from '@/store/billing/writeOffs/writeOff';
import { rulesOf } from '@/store/facts/rules';
import { writeOffFacts } from '@/store/facts/writeOffs';
import { paise, rupees } from '@/store/kit/money';
import { firstOf, gone, known, refusedBy } from '@/store/kit/refusals';
import { debtName, debtOfId } from './debts';
import { openAmount, type WithDebts } from './openBills';

function writtenOffRefusal(state: WithDebts, { accountId, billId, amount, on }: WriteOffDraft): Refusal | undefined {
  const bill = debtOfId(state, billId);
  if (!bill) return gone(state.bills, billId, 'This bill');
  if (bill.accountId !== accountId) return { reason: `The ${debtName(bill)} is another client's.` };
  if (!isLive(bill)) return { reason: `The ${debtName(bill)} was cancelled.` };
  if (on < bill.issuedOn)
    return { reason: `The ${debtName(bill)} is of ${formatDate(bill.issuedOn)}: nothing of it is written off before.` };
  if (rupees(paise(amount)) !== amount) return { reason: 'The amount has parts of a paisa.' };
  const open = Math.max(0, openAmount(state, bill));
  return paise(amount) > paise(open)
    ? { reason: `Only ${formatMoney(open)} is open of ${debtName(bill)}, less than ${formatMoney(amount)}.` }
    : undefined;
}

/** When the facts of what is written off cannot be. */
export const writeOffRules = rulesOf<WithDebts>()(writeOffFacts, {
  debtWrittenOff: (state, draft) =>
    firstOf(known(state.writeOffs, draft, 'This write-off'), writtenOffRefusal(state, draft)),
  writeOffTakenBack: ({ writeOffs }, { id, on }) => {
    const row = writeOffs.entities[id];
    if (!row) return gone(writeOffs, id, 'This write-off');
    return firstOf(
      refusedBy(documentMachine, row.status, { type: 'cancel' }, 'This write-off'),
      row.backOn === undefined ? undefined : { reason: `This write-off was taken back on ${formatDate(row.backOn)}.` },
      on < row.on
        ? { reason: `It was written off on ${formatDate(row.on)}: it is taken back then or later.` }
        : undefined,
    );
  },
});
