import { paths } from '@/paths';
import { accountOpened, billSaved, vehiclesBilled } from '@/store/facts/accounts';
import { stockAsked } from '@/store/facts/careRequests';
import { jobRaised, serviceRaised } from '@/store/facts/jobs';
import { requestRaised } from '@/store/facts/requests';
import { challanOffered } from '@/store/facts/challans';
import { vendorAdded } from '@/store/facts/vendors';

/** The screens that are nothing but a form, and the facts that it may say. */
export const formScreens: Readonly<Record<string, readonly { type: string }[]>> = {
  [paths.vendors.add]: [vendorAdded],
  [paths.stocks.purchase]: [requestRaised],
  [paths.stocks.newChallan]: [challanOffered],
  [paths.sales.newAccount]: [accountOpened],
  [paths.sales.editBill]: [billSaved, vehiclesBilled],
  [paths.care.requestStock]: [stockAsked],
  [paths.care.raiseService]: [serviceRaised],
  [paths.care.requestJob]: [jobRaised],
};
