import { moveStatus } from '@/store/kit/moveStatus';
import { createSlice } from '@reduxjs/toolkit';
import { eInvoiceCancelled, eInvoiceFileMade, eInvoiceRegistered } from '@/store/facts/bills';
import { carried, type Carried } from '@/store/facts/fact';
import {
  challanAnswered,
  challanCancelled,
  challanOffered,
  ewayBillEntered,
  handoverVerified,
  transferCredited,
} from '@/store/facts/challans';
import { advance, initialOf } from '@/machines/advance';
import { challanLineMachine, challanMachine } from '@/machines/challan';
import { filingIn } from '@/store/kit/eInvoices/filed';
import { numbered, tableOf, type Table } from '@/store/kit/table';
import { ANSWER_EVENTS, TAKEN_BACK, isPartKept, isSettled, returnOf, sealed, type Challan } from './challan';
import { challanOfDocument, type Consignment, type CountedInvoice } from './consignment';
import { formerSeries, nextInvoiceNo, nextTransferCreditNo } from './invoiceNumbers';

const challans = tableOf<Challan>();

/** A table of the given challans. */
export const challanTable = challans.of;

/** A consignment with the number and the day of its tax invoice, if it is one. */
function numberedConsignment(
  table: Table<Challan>,
  { invoice, ...consignment }: Consignment<CountedInvoice>,
  offeredOn: string,
  on?: string,
): Consignment {
  if (!invoice) return consignment;
  const { series = formerSeries(consignment.consignor.gstin), ...counted } = invoice;
  const docNo = nextInvoiceNo(table, series, on ?? offeredOn);
  return { ...consignment, invoice: { ...counted, docNo, ...(on !== undefined && { on }) } };
}

/** What becomes of the tax invoices and the credit notes of challans as e-invoices. */
const filing = filingIn(
  ({ entities }: Table<Challan>, id) =>
    entities[id]?.consignment?.invoice ?? (entities[id] ? undefined : entities[challanOfDocument(id)]?.credit),
);

/** The credit note over what was not accepted, with its number. */
function creditTransfer(state: Table<Challan>, { id, on, credit }: Carried<typeof transferCredited>['payload']) {
  const challan = state.entities[id];
  if (!challan) return;
  const { series = formerSeries(challan.consignment?.consignor.gstin ?? ''), ...counted } = credit;
  challan.credit = { ...counted, docNo: nextTransferCreditNo(state, series, on), on };
}

/** What nobody answered of a challan that was accepted in part counts as declined. */
function declineRest({ lines }: Challan) {
  for (const line of lines) {
    const next = advance(challanLineMachine, line.outcome, { type: 'decline' });
    if (!next) continue;
    line.outcome = next;
    line.reason = TAKEN_BACK;
  }
}

function closeIfSettled(challan: Challan) {
  if (challan.lines.every((line) => isSettled(challan, line))) moveStatus(challan, challanMachine, { type: 'close' });
}

export const challansSlice = createSlice({
  name: 'challans',
  initialState: challans.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(carried(challanOffered), (state, { payload }) => {
        const { on, invoicedOn, lines, companyId, consignment, declared: _declared, ...offer } = payload;
        challans.number(state, {
          ...offer,
          ...(companyId !== undefined && { companyId }),
          ...(consignment && { consignment: numberedConsignment(state, consignment, on, invoicedOn) }),
          status: initialOf(challanMachine),
          offeredOn: on,
          lines: lines.map((line) => ({ ...line, outcome: initialOf(challanLineMachine) })),
        });
      })
      .addCase(challanAnswered, (state, { payload: { id, on, answers, proof } }) => {
        const challan = state.entities[id];
        if (!challan) return;
        for (const { line: place, outcome, accepted, reason } of answers) {
          const line = challan.lines[place];
          const next = line && advance(challanLineMachine, line.outcome, { type: ANSWER_EVENTS[outcome] });
          if (!next) continue;
          line.outcome = next;
          if (accepted !== undefined) line.accepted = accepted;
          if (reason) line.reason = reason;
          if (proof) line.proof = proof;
        }
        challan.answeredOn = on;
        closeIfSettled(challan);
      })
      .addCase(challanCancelled, (state, { payload: { id, on } }) => {
        const challan = state.entities[id];
        const isPart = challan && isPartKept(challan);
        if (!moveStatus(challan, challanMachine, { type: isPart ? 'close' : 'cancel' })) return;
        if (isPart) declineRest(challan);
        challan.answeredOn = on;
      })
      .addCase(ewayBillEntered, (state, { payload: { id, ewayBill } }) => {
        const challan = state.entities[id];
        if (challan) challan.ewayBill = ewayBill;
      })
      .addCase(carried(transferCredited), (state, { payload }) => creditTransfer(state, payload))
      .addCase(eInvoiceFileMade, filing.putFiled)
      .addCase(eInvoiceRegistered, filing.putRegistered)
      .addCase(eInvoiceCancelled, filing.putIrnCancelled)
      .addCase(handoverVerified, (state, { payload: { ids, from, on, proof } }) => {
        for (const id of ids) {
          const { challan: challanId, line: place } = returnOf(id);
          const challan = state.entities[challanId];
          const line = challan?.lines[place];
          const next = challan && line && sealed(challan, line, from);
          if (!next) continue;
          line.outcome = next;
          // What an OTP or a sign-in said of the first step says nothing of the second.
          if (proof) line.proof = proof;
          else delete line.proof;
          challan.answeredOn = on;
          closeIfSettled(challan);
        }
      }),
  selectors: {
    ...challans.getSelectors(),
    /** The challan with the number in an address. */
    selectChallanNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { selectAll: selectChallans, selectById: selectChallan, selectChallanNumbered } = challansSlice.selectors;
