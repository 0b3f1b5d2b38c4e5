/** The code of the stock screens, by what they show. */
export default {
  stockDashboard: () => import('@/features/stock/StockDashboardScreen'),
  requestedStocks: () => import('@/features/stock/RequestedStocksScreen'),
  purchaseStocks: () => import('@/features/stock/PurchaseStocksScreen'),
  expectedStocks: () => import('@/features/stock/ExpectedStocksScreen'),
  expectedBranches: () => import('@/features/stock/ExpectedBranchesScreen'),
  expectedManufacturers: () => import('@/features/stock/ExpectedManufacturersScreen'),
  receivedStocks: () => import('@/features/stock/ReceivedStocksScreen'),
  configuredStocks: () => import('@/features/stock/ConfiguredStocksScreen'),
};
