import { paths } from '@/paths';
import type { BilledRow } from '@/store/accounts/billedList';
import { DASHBOARD_GST } from '@/store/accounts/salesDashboard';
import { columnsOf } from '@/ui/columns';

const { linkedText, text, badge, count, money, link } = columnsOf<BilledRow>();

const proforma = ({ number }: BilledRow) => paths.sales.proformaOf(number);

/** The columns of the dashboard's table (spec 2, Sales index). */
export const dashboardColumns = [
  linkedText('Company', ({ company }) => company, ({ number }) => paths.sales.detailedClientOf(number)),
  text('User', ({ user }) => user),
  count('Number of Clients', ({ noOfClients }) => noOfClients),
  money('Hardware Amount', ({ hardwareAmount }) => hardwareAmount),
  money('Rent Amount', ({ rentAmount }) => rentAmount),
  text('GST %', () => `${DASHBOARD_GST}%`),
  money('Total', ({ totalAmount }) => totalAmount),
  link('Edit', 'Edit', ({ number }) => paths.sales.editBillOf(number)),
  link('PI', 'PI', proforma),
  badge('Billed Status', ({ tab }) => (tab === 'billed' ? 'Billed' : 'Pending'), ({ tab }) => (tab === 'billed' ? 'green' : 'orange')),
  link('Buy PI', 'Buy PI', proforma),
];
