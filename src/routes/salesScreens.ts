/** The code of the sales area, by what it shows. */
export default {
  layout: () => import('@/layouts/SalesLayout'),
  salesDashboard: () => import('@/features/sales/SalesDashboardScreen'),
  clientDetails: () => import('@/features/sales/ClientDetailsScreen'),
  billing: () => import('@/features/sales/BillingScreen'),
  selectPackage: () => import('@/features/sales/SelectPackageScreen'),
  billedAccounts: () => import('@/features/sales/BilledAccountsScreen'),
  detailedClient: () => import('@/features/sales/DetailedClientScreen'),
  editBill: () => import('@/features/sales/EditBillScreen'),
  proforma: () => import('@/features/sales/ProformaScreen'),
  clients: () => import('@/features/sales/ClientsScreen'),
  expenses: () => import('@/features/sales/ExpensesScreen'),
  deactivateAccount: () => import('@/features/sales/DeactivateAccountScreen'),
};
