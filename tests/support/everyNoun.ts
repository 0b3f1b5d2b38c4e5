import { businessOf, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { bagTable } from '@/store/expected/bagsSlice';
import { branchTable } from '@/store/expected/branchesSlice';
import { manufacturerTable } from '@/store/expected/manufacturersSlice';
import { mailSent, smsSent } from '@/store/messages/messagesSlice';
import { requisitionRaised } from '@/store/requisitions/requisitionsSlice';
import { serviceRaised } from '@/store/jobs/jobsSlice';
import { accountDeactivated } from '@/store/deactivations/deactivationsSlice';
import { mailDraft, requisitionDraft, serviceRequest } from './care';
import { branchStock, expectedDetails, installerBag, manufacturerStock } from './stock';
import { smallBusiness } from './tabs';

const item = { productName: 'Lock', model: 'L-1', qty: 3 };
const details = expectedDetails(2, {
  accessories: [item],
  controllers: [item],
  locks: [item],
  sims: [{ provider: 'Airtel', number: '5754000000001' }],
});

/** A business with at least one record of every noun, as plain JSON. */
export function everyNoun(): Business {
  const store = createStore({
    ...smallBusiness,
    bags: bagTable([{ ...installerBag(1, 2), acceptedDate: '2026-11-02', details }]),
    branches: branchTable([{ ...branchStock(1, 'Delhi', 2), details }]),
    manufacturers: manufacturerTable([manufacturerStock(1, 'Given to branch', 2)]),
  });
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
  return JSON.parse(JSON.stringify(businessOf(store.getState()))) as Business;
}
