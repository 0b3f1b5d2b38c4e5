// What all screens read of a business, to see that each can show it.
import { businessOf, nouns, type Business } from '@/store/business/business';
import { searchCare } from '@/store/care/jobs/careSearch';
import { findDevice } from '@/store/business/deviceLookup';
import { selectKnownClients } from '@/store/vehicles/vehicles/knownClients';
import { selectDashboard } from '@/store/stock/onHand/stockDashboard';
import { noOfVehicles, tabOf } from '@/store/billing/accounts/account';
import { selectAccountNumbered, selectAccounts } from '@/store/billing/accounts/accounts';
import { selectBilledList } from '@/store/billing/accounts/billedList';
import { selectMonthlySales, selectSalesFigures, selectSaleStatus } from '@/store/billing/receivables/salesDashboard';
import { selectAdditions } from '@/store/vehicles/additions/additionsSlice';
import { selectCareRequests } from '@/store/care/requisitions/careRequestsSlice';
import { assignedTo } from '@/store/stock/configured/configured';
import { selectConfigured } from '@/store/stock/configured/configuredStock';
import { selectBags, selectBranchStocks, selectManufacturers } from '@/store/stock/expected/expectedStock';
import { HANDOVER_WORDS, selectReceived } from '@/store/stock/onHand/returns';
import { selectStandings } from '@/store/vehicles/vehicles/standings';
import { isDeleted } from '@/store/vehicles/deletions/deletion';
import { twelveMonths } from '@/store/billing/receivables/monthCards';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { totalProducts, units } from '@/store/stock/expected/expected';
import { clientOf, jobType } from '@/store/care/jobs/job';
import { jobStepsOf } from '@/store/care/jobs/jobSteps';
import { selectNewestJobs, selectOpenJobCount } from '@/store/care/jobs/jobsSlice';
import { selectMessages } from '@/store/care/messages/messagesSlice';
import { spareTotal } from '@/store/care/messages/message';
import { nextStep, qtyTaken, requestTotal } from '@/store/purchasing/requests/request';
import { selectRequestFigures, selectRequests } from '@/store/purchasing/requests/requestsSlice';
import { selectRequisitions } from '@/store/care/requisitions/requisitionsSlice';
import { selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { selectFitments } from '@/store/vehicles/fitments/fitmentsByVehicle';
import { selectVehicleRows, selectVehicleCompanies } from '@/store/vehicles/vehicles/vehicleRows';
import { filteredVehicles, networkingDays, selectNotWorking } from '@/store/vehicles/vehicles/notWorking';
import { selectProductCount, selectVendorNumbered, selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { formatCount, formatDate, formatMoney } from '@/format';

const today = '2026-11-21';

/** What the screens read of a business, list by list, as they show it: throws where a screen would. */
export function everyScreen(business: Business): unknown[] {
  return [
    businessOf(business),
    nouns.map(({ reducerPath }) => business[reducerPath].ids.length),
    selectVendors(business).map(({ name, products }) => [
      name.toLowerCase(),
      products.map(({ rate }) => formatMoney(rate)),
    ]),
    [selectProductCount(business), selectVendorNumbered(business, '1'), selectAccountNumbered(business, '1')],
    selectRequests(business).map((one) => [
      formatDate(one.orderDate),
      qtyTaken(one),
      requestTotal(one),
      nextStep(one.status),
    ]),
    selectRequestFigures(business),
    Object.values(selectDashboard(business)).map(formatCount),
    [...selectBags(business), ...selectBranchStocks(business), ...selectManufacturers(business)].map(({ details }) => [
      totalProducts(details),
      units(details),
    ]),
    selectReceived(business).map(({ itgcId, actionStatus }) => [
      itgcId.toLowerCase(),
      HANDOVER_WORDS[actionStatus].length,
    ]),
    selectConfigured(business).map(assignedTo),
    selectBilledList(business).map(({ company, totalAmount: total }) => [company.toLowerCase(), formatMoney(total)]),
    selectAccounts(business).map((one) => [tabOf(one), noOfVehicles(one), twelveMonths(business, one.id, today)]),
    [selectSalesFigures(business, today), selectSaleStatus(business, today), selectMonthlySales(business, today)],
    [...selectStandings(business)],
    selectNewestJobs(business).map((one) => [jobType(one), clientOf(one).toLowerCase(), jobStepsOf(one)]),
    selectOpenJobCount(business),
    selectVehicleCompanies(business),
    [...selectFitments(business), ...selectSubscriptionOf(business)],
    filteredVehicles(selectNotWorking(business, `${today}T12:00`), { client: 'a', reason: undefined }).map((one) =>
      networkingDays(one, today),
    ),
    selectDeletions(business).map((one) => [isDeleted(one), formatDate(one.date)]),
    selectAdditions(business).map(({ date, vehicleNo }) => [formatDate(date), vehicleNo.toLowerCase()]),
    [...selectRequisitions(business), ...selectCareRequests(business)].map(({ production }) => production.sim.qty),
    selectMessages(business).map((one) => (one.kind === 'mail' ? spareTotal(one.vehicles) : one.mobileNumbers.join())),
    [
      searchCare(
        {
          vehicleRows: selectVehicleRows(business),
          silent: selectNotWorking(business, `${today}T12:00`),
          jobs: selectNewestJobs(business),
        },
        'mh12',
      ),
      findDevice(business, '490154203237518'),
      selectKnownClients(business),
    ],
  ];
}
