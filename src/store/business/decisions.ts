import { accountsBilled, vehiclesBilled } from '@/store/facts/accounts';
import { asAmended } from '@/store/billing/amendments/amended';
import { amendedTaxes } from '@/store/billing/amendments/amendmentRule';
import { billRecipientAmended, billRunApproved } from '@/store/facts/bills';
import { approvedBills } from '@/store/billing/billRun/approvedRun';
import { billOfEditor, billsOfList } from '@/store/billing/bills/issuing';
import { proformaOf } from '@/store/billing/proformas/proformaOf';
import { proformaIssued } from '@/store/facts/proformas';
import { accountOn } from '@/store/clients/accounts/clientCorrection';
import { recipientOf } from '@/store/billing/bills/recipient';
import { dueOnOf } from '@/store/billing/bills/wholeMonth';
import { billOfCredit, creditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import { creditAmounts, creditedSoFar, lastGstCredit } from '@/store/billing/creditNotes/creditAmounts';
import { debitAmounts } from '@/store/billing/debitNotes/debitAmounts';
import { releasedBy } from '@/store/billing/receivables/released';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { refundedTax } from '@/store/billing/returns/advanceTax';
import { selectBranchRegistrations } from '@/store/billing/returns/registrations';
import { monthClosed } from '@/store/facts/periods';
import { requestRaised } from '@/store/facts/requests';
import { challanOffered, transferCredited } from '@/store/facts/challans';
import { isInvoiced } from '@/store/stock/challans/challan';
import { creditDue } from '@/store/billing/transfers/creditDue';
import { consignmentOf } from '@/store/billing/transfers/consignmentOf';
import { amountParts, decided, eachBill, invoiced, reviewed, type Decided } from './deciding';
import { issuerOf, ofCompany } from './issuer';

/** What each kind of fact decides that makes documents, by its type. */
export const decisions: ReadonlyMap<string, Decided> = new Map([
  decided(
    accountsBilled,
    (business, list) => ({ issued: billsOfList(business, list.bills, list.vehicleIds, list.on) }),
    eachBill,
  ),
  decided(vehiclesBilled, (business, change) => ({ issued: billOfEditor(business, change.billId, change) }), eachBill),
  decided(billRunApproved, (business, run) => ({ issued: approvedBills(business, run) }), eachBill),
  decided(
    billRecipientAmended,
    (business, { id, recipient }) => {
      const bill = business.bills.entities[id];
      // What does not divide stays as it was, which the rule says.
      return bill && { taxes: amendedTaxes(business, bill, recipient) ?? bill.taxes };
    },
    reviewed(({ taxes }) => ({ taxes })),
  ),
  decided(receiptRecorded, (business, { accountId, on }) => {
    const account = business.accounts.entities[accountId];
    return account && { issuer: issuerOf(business, 'receiptPrefix'), recipient: recipientOf(accountOn(account, on)) };
  }),
  decided(
    receiptRefunded,
    (business, { id, on, amount }) => {
      const issuer = issuerOf(business, 'refundPrefix');
      const opening = business.openings.entities[id];
      const account = business.accounts.entities[opening?.accountId ?? ''];
      // What a client had to its credit before the first bill tells no rate of GST.
      if (account)
        return { voucher: { issuer, accountId: account.id, recipient: recipientOf(accountOn(account, on)) } };
      const receipt = business.receipts.entities[id];
      if (!receipt) return undefined;
      const { accountId, recipient } = receipt;
      const tax = refundedTax(business, receipt, on, amount);
      return { voucher: { issuer, accountId, recipient, ...(tax && { tax }) } };
    },
    reviewed(({ voucher }) => ({ taxes: voucher.tax })),
  ),
  decided(
    creditNoteIssued,
    (business, { billId, on, lines }) => {
      const credited = creditedDocument(business, billId);
      const bill = billOfCredit(business, { billId });
      if (!credited || !bill) return undefined;
      const amounts = creditAmounts(credited, business.creditNotes, lines, on > lastGstCredit(bill.issuedOn));
      return {
        issuer: issuerOf(business, 'creditPrefix'),
        amounts,
        before: creditedSoFar(business.creditNotes, credited),
        released: releasedBy(business, credited, amounts.total),
      };
    },
    reviewed(({ amounts, before, released }) => ({
      ...amountParts(amounts),
      'earlier credit notes': before,
      'money given back': released,
    })),
  ),
  decided(
    debitNoteIssued,
    (business, draft) => {
      const bill = business.bills.entities[draft.billId];
      const account = business.accounts.entities[draft.accountId];
      const amounts = bill && debitAmounts(business, bill, draft);
      return (
        account &&
        amounts && {
          issuer: issuerOf(business, 'debitPrefix'),
          recipient: asAmended(bill).recipient,
          dueOn: dueOnOf(business, account, draft.on),
          amounts,
        }
      );
    },
    reviewed(({ amounts, recipient }) => ({ ...amountParts(amounts), recipient })),
  ),
  decided(
    proformaIssued,
    (business, quoted) => {
      const draft = proformaOf(business, quoted);
      return draft && { draft };
    },
    reviewed(({ draft }) => amountParts(draft)),
  ),
  decided(
    challanOffered,
    (business, offered) => ({
      ...ofCompany(business),
      consignment: consignmentOf(business, offered),
    }),
    reviewed(invoiced),
  ),
  decided(
    transferCredited,
    ({ challans }, { id }) => {
      const challan = challans.entities[id];
      const credit = challan && isInvoiced(challan) ? creditDue(challan) : undefined;
      return credit && { credit };
    },
    reviewed(({ credit }) => ({ amounts: credit })),
  ),
  decided(requestRaised, ofCompany),
  decided(monthClosed, (business) => ({
    ...ofCompany(business),
    registrations: selectBranchRegistrations(business).map(({ gstin }) => gstin),
    isApart: true as const,
  })),
]);
