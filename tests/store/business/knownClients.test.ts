import { expect, test } from 'vitest';
import { additionTable } from '@/store/additions/additionsSlice';
import { deletionTable } from '@/store/deletions/deletionsSlice';
import { selectKnownClients } from '@/store/business/knownClients';
import { vehicleTable } from '@/store/vehicles/vehiclesSlice';
import { createStore } from '@/store/business/store';
import { accountTable } from '@/store/accounts/accountsSlice';
import { account } from '../../support/accounts';
import { addition, deletion, vehicle } from '../../support/care';

test('clients and companies of all lists are known, each once, in the order of the alphabet', () => {
  const { bill } = account(1);
  const store = createStore({
    accounts: accountTable([account(1, { bill: { ...bill, userName: 'Zoya Khan', companyName: 'Zenith Cabs' } })]),
    vehicles: vehicleTable([vehicle(1), vehicle(2, { client: 'Anil Rao', company: 'Doaba Roadways' })]),
    additions: additionTable([addition(1, { clientName: 'Ishan Shah' })]),
    deletions: deletionTable([deletion(1, { company: 'Malwa Movers' })]),
  });
  expect(selectKnownClients(store.getState())).toEqual({
    clients: ['Anil Rao', 'Ishan Shah', 'Meera Joshi', 'Zoya Khan'],
    companies: ['Doaba Roadways', 'Konkan Carriers', 'Malwa Movers', 'Zenith Cabs'],
  });
});

test('an empty business knows nobody', () => {
  expect(selectKnownClients(createStore().getState())).toEqual({ clients: [], companies: [] });
});
