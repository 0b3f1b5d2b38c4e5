import { formatCount } from '@/format';
import { isLive } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import type { WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { reportedBill, reportedDebit, reportedNote, type Reported } from './reported';

type Books = WithBills & WithDebitNotes & WithCompany;

/** The bill or the note of that identity, if it is to be registered at the portal. */
function reportedOf({ bills, creditNotes, debitNotes, company }: Books, id: string): Reported | undefined {
  const now = companyNow({ company });
  const [bill, credit, debit] = [bills.entities[id], creditNotes.entities[id], debitNotes.entities[id]];
  if (bill) return reportedBill(now, bill);
  if (credit) return reportedNote(now, { bills, creditNotes, debitNotes }, credit);
  return debit && reportedDebit(now, debit, bills.entities[debit.billId]);
}

/** What documents that are printed or sent lack, in words around the way to the e-invoices of a month, `YYYY-MM`. */
interface IrnMissing {
  before: string;
  after: string;
  month: string;
}

/** That some documents have no IRN, which they need; undefined where each that needs one has it. Of one that the portal cancelled its paper tells that. */
export function irnMissing(state: Books, ids: readonly string[]): IrnMissing | undefined {
  const missing = ids.flatMap((id) => {
    const document = reportedOf(state, id)?.document;
    return document && isLive(document) && !document.eInvoice?.registration ? [document] : [];
  });
  const [first] = missing;
  if (!first) return undefined;
  const isOne = missing.length === 1;
  const [names, it] = isOne ? [`${first.docNo} has`, 'it'] : [`${formatCount(missing.length)} of these have`, 'they'];
  return {
    before: `${names} no IRN, without which ${isOne ? 'it does' : 'they do'} not count (rule 48(5)): register ${isOne ? 'it' : 'them'} in`,
    after: `before ${it} ${isOne ? 'is' : 'are'} given to the client.`,
    month: first.issuedOn.slice(0, 7),
  };
}
