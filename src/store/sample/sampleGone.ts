import type { AccountRow } from '@/store/clients/accounts/account';
import type { SampleVehicle } from './equipped';
import type { Random } from './random';
import { contactAt, plateOf } from './sampleTracking';

/** Makes vehicles that have left, numbered on after so many. */
export function goneVehicles(mark: string, others: number, random: Random) {
  let last = others;
  return (account: AccountRow, closedOn: string): SampleVehicle => {
    last += 1;
    return {
      id: `${mark}-vehicle-${last}`,
      number: last,
      accountId: account.id,
      vehicleNo: plateOf(account, 2000 + last * 17),
      duration: account.package.subscriptionPlan,
      price: account.bill.pricePerUnit,
      selected: true,
      billed: true,
      contact: contactAt(account, `${closedOn}T08:15`, random),
      closedOn,
    };
  };
}
