/** The code of the customer-care area, by what it shows. */
export default {
  layout: () => import('@/layouts/CareLayout'),
  requestStock: () => import('@/features/care/RequestStockScreen'),
  notWorking: () => import('@/features/care/NotWorkingScreen'),
  vehicle: () => import('@/features/care/VehicleScreen'),
  raiseService: () => import('@/features/care/RaiseServiceScreen'),
  requestJob: () => import('@/features/care/RequestJobScreen'),
  viewJob: () => import('@/features/care/ViewJobScreen'),
  deletionList: () => import('@/features/care/DeletionListScreen'),
  additionList: () => import('@/features/care/AdditionListScreen'),
  requisition: () => import('@/features/care/RequisitionScreen'),
  viewStockRequest: () => import('@/features/care/ViewStockRequestScreen'),
  careSettings: () => import('@/features/care/CareSettingsScreen'),
};
