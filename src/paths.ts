/** A query string of the words that are not empty. */
const queryOf = (words: Readonly<Record<string, string>>) => {
  const params = new URLSearchParams(Object.entries(words).filter(([, word]) => word !== ''));
  return params.size > 0 ? `?${params}` : '';
};

/** The address of a list that shows what a search for the text finds. */
export const searchFor = (list: string, text: string): string => `${list}${queryOf({ q: text })}`;
/** The address of a list that shows the part of it with this name. */
export const partOf = (list: string, name: string): string => `${list}${queryOf({ show: name })}`;
/** The address of a screen that asks it to begin something at once, with what is known of its fields. */
export const beginAt = (screen: string, what: string, known: Readonly<Record<string, string>> = {}): string =>
  `${screen}${queryOf({ do: what, ...known })}`;

/** Every address of the product, once. */
export const paths = {
  home: '/',
  /** How one's own business takes the place of the sample, and what it needs first. */
  start: '/start',
  /** What is lost, late or contradicts itself, over all areas. */
  leaks: '/leaks',
  settings: { data: '/settings/data', stock: '/settings/stock', company: '/settings/company' },
  outside: { messages: '/settings/messages', tracking: '/settings/tracking', api: '/settings/api' },
  mailTextOf: (kind: string, language: string) => `/settings/messages${queryOf({ mail: kind, language })}`,
  /** What only a shared office has. */
  office: { users: '/settings/users', signIns: '/settings/sign-ins', audit: '/settings/audit' },
  vendors: {
    list: '/vendors',
    add: '/vendors/add-vendor',
    addWith: (gstNo: string) => `/vendors/add-vendor${queryOf({ gstNo })}`,
    detail: (vendorId: number) => `/vendors/${vendorId}`,
  },
  stocks: {
    dashboard: '/stocks',
    requested: '/stocks/requested-stocks',
    requestedOf: (request: number) => `/stocks/requested-stocks?details=${request}`,
    purchase: '/stocks/purchase-stocks',
    expectedMenu: '/stocks/expected-stocks',
    expected: '/stocks/expected',
    branches: '/stocks/expected/branches',
    manufacturer: '/stocks/expected/manufacturer',
    received: '/stocks/received-stocks',
    configured: '/stocks/configured-stocks',
    receive: '/stocks/receive',
    receiveOf: (request: number) => `/stocks/receive/${request}`,
    devices: '/stocks/devices',
    deviceOf: (imei: string) => `/stocks/devices/${encodeURIComponent(imei)}`,
    onHand: '/stocks/on-hand',
    onHandSim: (row: string, sim: string) => `/stocks/on-hand${queryOf({ details: row, 'details.sims.q': sim })}`,
    challans: '/stocks/slips',
    newChallan: '/stocks/slips/new',
    newChallanWith: (words: Readonly<Record<string, string>>) => `/stocks/slips/new${queryOf(words)}`,
    challanOf: (challan: number) => `/stocks/slips/${challan}`,
    counts: '/stocks/counts',
    countOf: (count: number) => `/stocks/counts/${count}`,
    bags: '/stocks/bags',
    bagOf: (installer: number) => `/stocks/bags/${installer}`,
  },
  sales: {
    dashboard: '/sales',
    newAccount: '/sales/new-account',
    billing: '/sales/billing',
    selectPackage: '/sales/select-package',
    billed: '/sales/display-billed',
    billedOf: (tab: 'pending' | 'billed' | '', text = '') => `/sales/display-billed${queryOf({ tab, q: text })}`,
    detailedClient: '/sales/detailed-client',
    detailedClientOf: (account: number) => `/sales/detailed-client?account=${account}`,
    correctClientOf: (account: number) => `/sales/detailed-client?account=${account}&do=correct`,
    editBill: '/sales/edit-bill',
    editBillOf: (account: number) => `/sales/edit-bill?account=${account}`,
    proforma: '/sales/proforma',
    proformaOf: (account: number) => `/sales/proforma?account=${account}`,
    issuedProforma: '/sales/issued-proforma',
    issuedProformaOf: (...proformas: readonly number[]) => `/sales/issued-proforma?no=${proformas.join(',')}`,
    bills: '/sales/bills',
    /** The sales figures of a month, of all months where it is blank; `tab` is which part of them, all where that is. */
    billsOf: (month: string, tab: string) => `/sales/bills${queryOf({ month, tab })}`,
    billRun: '/sales/bill-run',
    billRunOf: (month: string) => `/sales/bill-run?month=${month}`,
    issuedBills: '/sales/issued-bills',
    /** The bills of a month, `YYYY-MM`, or of the account with that number, or all. */
    issuedBillsOf: ({ month = '', account }: { month?: string; account?: number }) =>
      `/sales/issued-bills${queryOf({ month, account: account === undefined ? '' : String(account) })}`,
    receipts: '/sales/receipts',
    receiptsTab: (tab: 'ageing') => `/sales/receipts?tab=${tab}`,
    receipt: '/sales/receipt',
    receiptOf: (receipt: number) => `/sales/receipt?no=${receipt}`,
    refundVoucher: '/sales/refund-voucher',
    refundVoucherOf: (voucher: number) => `/sales/refund-voucher?no=${voucher}`,
    invoice: '/sales/invoice',
    invoiceOf: (...bills: readonly number[]) => `/sales/invoice?no=${bills.join(',')}`,
    creditNote: '/sales/credit-note',
    creditNoteOf: (note: number) => `/sales/credit-note?no=${note}`,
    debitNote: '/sales/debit-note',
    debitNoteOf: (note: number) => `/sales/debit-note?no=${note}`,
    statement: '/sales/statement',
    statementOf: (of: number, from: string, to: string) => `/sales/statement?account=${of}&from=${from}&to=${to}`,
    taxReturns: '/sales/gst-returns',
    eInvoices: '/sales/e-invoices',
    tally: '/sales/tally',
    clients: '/sales/clients',
    expenses: '/sales/expenses',
    settings: '/sales/settings',
  },
  /** An installer's day, on his phone. */
  installer: '/installer',
  installerOf: (name: string) => `/installer${queryOf({ name })}`,
  /** A visit of his, by the number of its job, and where he says that nothing could be done there. */
  installerVisitOf: (job: number) => `/installer/visits/${job}`,
  installerNotReachedOf: (job: number) => `/installer/visits/${job}/not-reached`,
  /** Where he answers a challan that is handed over to him. */
  installerChallanOf: (challan: number) => `/installer/challans/${challan}`,
  login: '/login',
  careLogin: '/cce-login',
  care: {
    home: '/cce',
    requestStock: '/request-stock',
    notWorking: '/cce/not-working',
    vehicle: '/cce/vehicle',
    /** Of several records that had the number, `record` is the number of the one that is meant. */
    vehicleOf: (vehicleNo: string, record?: number) =>
      `/cce/vehicle${queryOf({ no: vehicleNo, record: record === undefined ? '' : String(record) })}`,
    notWorkingOf: (words: { q: string } | { client: string }) => `/cce/not-working${queryOf(words)}`,
    raiseService: '/cce/raise-service',
    raiseServiceFor: (vehicle: string, remark = '') => `/cce/raise-service${queryOf({ vehicle, remark })}`,
    viewRequestStock: '/cce/view-request-stock',
    raiseServiceOf: (account: number) => `/cce/raise-service${queryOf({ account: String(account) })}`,
    requestJob: '/cce/request-job',
    removalOf: (vehicleNo: string) => `/cce/request-job${queryOf({ type: 'Removal', vehicle: vehicleNo })}`,
    requestJobOf: (account: number) => `/cce/request-job${queryOf({ account: String(account) })}`,
    requestJobFor: (vehicles: readonly string[]) => `/cce/request-job${queryOf({ vehicles: vehicles.join(',') })}`,
    viewJob: '/cce/view-job',
    viewJobOf: (type: string, job: number) =>
      `/cce/view-job${queryOf({ tab: type === 'Installation' ? '' : type, details: String(job) })}`,
    jobBoard: (day = '') => `/cce/view-job${queryOf({ view: 'board', day })}`,
    /** Installation is the tab that the screen opens on. */
    viewJobTab: (type: string, q = '') => `/cce/view-job${queryOf({ tab: type === 'Installation' ? '' : type, q })}`,
    deletionList: '/cce/deletion-list',
    deletionOf: (deletion: number) => `/cce/deletion-list?details=${deletion}`,
    newAddition: '/cce/new-addition',
    requisitionForm: '/cce/requisition-form',
    settings: '/cce/settings',
  },
};

/** The one address of a page that has several: without a stroke at its end, and where two lead to one list as the menu has it. */
export const pageAt = (pathname: string): string => {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return path === paths.stocks.expected ? paths.stocks.expectedMenu : path;
};
