// A business with at least one record of every noun.
import { businessOf, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { balancesOpened } from '@/store/facts/openings';
import { receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { debtWrittenOff } from '@/store/facts/writeOffs';
import { clientReminded } from '@/store/facts/reminders';
import { monthCloseProposed, monthClosed } from '@/store/facts/periods';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { templateChanged } from '@/store/facts/templates';
import { noticeSent } from '@/store/facts/notices';
import { documentSent } from '@/store/facts/sentDocuments';
import { countBegun } from '@/store/facts/counts';
import { companyChanged } from '@/store/facts/company';
import { mailSent, smsSent } from '@/store/facts/messages';
import { requisitionRaised } from '@/store/facts/requisitions';
import { serviceRaised } from '@/store/facts/jobs';
import { accountDeactivated } from '@/store/facts/deactivations';
import { mailDraft, requisitionDraft, serviceRequest } from './care';
import { smallBusiness } from './tabs';

/** A business with at least one record of every noun, as plain JSON. */
export function everyNoun(): Business {
  const store = createStore(smallBusiness);
  store.dispatch(smsSent({ mobileNumbers: ['9820012345'], message: 'Hello' }));
  store.dispatch(mailSent(mailDraft));
  store.dispatch(requisitionRaised(requisitionDraft));
  store.dispatch(serviceRaised(serviceRequest({ remark: 'Twice', notWorking: '2026-11-20T10:00' })));
  store.dispatch(
    accountDeactivated({
      userName: 'Meera Joshi',
      companyName: 'Konkan Carriers',
      totalNoOfVehicles: 2,
      deviceRemoved: 'No',
      deactivate: 'Temporary',
      noOfRemovedDevice: 0,
      alertDate: '2026-12-05',
      accountId: 'account-1',
    }),
  );
  store.dispatch(balancesOpened([{ accountId: 'account-1', on: '2026-11-01', amount: 4200 }], '2026-11-01'));
  const [opening = ''] = store.getState().openings.ids;
  store.dispatch(
    debtWrittenOff({ accountId: 'account-1', billId: opening, amount: 0.5, why: 'Too small to ask for' }, '2026-11-01'),
  );
  store.dispatch(monthCloseProposed('2026-09', '2026-10-02'));
  store.dispatch(
    receiptRecorded(
      { accountId: 'account-1', on: '2026-11-01', mode: 'UPI', cash: 5000, allocations: [] },
      '2026-11-01',
    ),
  );
  const receipt = store.getState().receipts.ids.at(-1) ?? '';
  store.dispatch(
    receiptRefunded(receipt, { on: '2026-11-02', mode: 'UPI', amount: 500, why: 'It was paid twice' }, '2026-11-02'),
  );
  store.dispatch(monthClosed('2026-09', '2026-10-03'));
  store.dispatch(
    clientReminded({
      accountId: 'account-1',
      channel: 'Email',
      language: 'en',
      to: 'accounts@konkan.example',
      amount: 4200,
      billIds: [],
      text: '₹4,200 is open.',
      subject: 'Reminder: ₹4,200 to be paid',
    }),
  );
  const [bill] = Object.values(store.getState().bills.entities);
  store.dispatch(
    debitNoteIssued({
      accountId: bill?.accountId ?? '',
      billId: bill?.id ?? '',
      reason: 'Price raised',
      kind: 'Subscription',
      amount: 100,
    }),
  );
  store.dispatch(
    documentSent({
      kind: 'Bill',
      documentId: bill?.id ?? '',
      accountId: bill?.accountId ?? '',
      channel: 'WhatsApp',
      language: 'en',
      to: '9820012345',
      text: 'Your bill.',
    }),
  );
  const vehicle = Object.values(store.getState().vehicles.entities).find(({ accountId }) => accountId);
  store.dispatch(
    noticeSent({
      kind: 'Subscription Ends',
      recordIds: [vehicle?.id ?? ''],
      tells: 'Subscription of MH 12 AB 1234 ends on 30 Nov 2026',
      accountId: vehicle?.accountId ?? '',
      channel: 'WhatsApp',
      language: 'en',
      to: '9820012345',
      text: 'It ends.',
    }),
  );
  store.dispatch(countBegun({ at: 'store' }, '2026-11-20'));
  store.dispatch(templateChanged('Receipt', 'en', { was: { subject: null }, to: { subject: 'Paid: {docNo}' } }));
  store.dispatch(companyChanged({ was: { name: '' }, to: { name: 'Trackyard' } }));
  return JSON.parse(JSON.stringify(businessOf(store.getState()))) as Business;
}
