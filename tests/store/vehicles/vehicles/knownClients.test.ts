import { expect, test } from 'vitest';
import { additionTable } from '@/store/vehicles/additions/additionsSlice';
import { deletionTable } from '@/store/vehicles/deletions/deletionsSlice';
import { selectKnownClients } from '@/store/vehicles/vehicles/knownClients';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { createStore } from '@/store/business/store';
import { account, salesOf } from '../../../support/accounts';
import { addition, deletion, quietVehicle } from '../../../support/care';

test('clients and companies of all lists are known, each once, in the order of the alphabet', () => {
  const { bill } = account(1);
  const { accounts, vehicles } = salesOf(
    account(1, { bill: { ...bill, userName: 'Zoya Khan', companyName: 'Zenith Cabs' } }),
  );
  const store = createStore({
    accounts,
    vehicles: vehicleTable([
      ...Object.values(vehicles.entities),
      quietVehicle(1),
      quietVehicle(2, { client: 'Anil Rao', company: 'Doaba Roadways' }),
    ]),
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
