import { formatCount } from '@/format';
import { challanOfDocument } from '@/store/stock/challans/consignment';
import { isLive } from '@/store/billing/bills/bill';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import {
  reportedBill,
  reportedDebit,
  reportedNote,
  reportedTransfers,
  type Reported,
  type WithReported,
} from './reported';

type Books = WithReported & WithCompany;

/** The bill or the note of that identity, if it is to be registered at the portal. */
function reportedOf({ bills, creditNotes, debitNotes, challans, company }: Books, id: string): Reported | undefined {
  const now = companyNow({ company });
  const [bill, credit, debit] = [bills.entities[id], creditNotes.entities[id], debitNotes.entities[id]];
  if (bill) return reportedBill(now, bill);
  if (credit) return reportedNote(now, { bills, creditNotes, debitNotes }, credit);
  if (debit) return reportedDebit(now, debit, bills.entities[debit.billId]);
  const challan = challans.entities[challanOfDocument(id)];
  return challan && reportedTransfers(now, challan).find(({ document }) => document.id === id);
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
    const reported = reportedOf(state, id);
    return reported && isLive(reported.document) && !reported.document.eInvoice?.registration ? [reported] : [];
  });
  const [first] = missing;
  if (!first) return undefined;
  const isOne = missing.length === 1;
  const [names, it] = isOne
    ? [`${first.document.docNo} has`, 'it']
    : [`${formatCount(missing.length)} of these have`, 'they'];
  return {
    before: `${names} no IRN, without which ${isOne ? 'it does' : 'they do'} not count (rule 48(5)): register ${isOne ? 'it' : 'them'} in`,
    after: first.transfer ? 'before the goods go.' : `before ${it} ${isOne ? 'is' : 'are'} given to the client.`,
    month: first.document.issuedOn.slice(0, 7),
  };
}
