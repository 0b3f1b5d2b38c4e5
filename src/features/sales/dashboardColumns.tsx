import { Namesake } from '@/parts/Namesake';
import { paths } from '@/paths';
import type { BilledRow } from '@/store/billing/accounts/billedList';
import { DASHBOARD_GST } from '@/store/clients/accounts/salesDashboard';
import { columnsOf } from '@/ui/columns';

const { count, link, linkedText, money, party, badge, text } = columnsOf<BilledRow>();

const proforma = ({ number }: BilledRow) => paths.sales.proformaOf(number);

/** The columns of the dashboard's table. */
export const dashboardColumns = [
  linkedText(
    'company',
    'Company',
    ({ company }) => company,
    ({ number }) => paths.sales.detailedClientOf(number),
    ({ id, number }) => <Namesake of={id} number={number} />,
  ),
  party('user', 'User', ({ user }) => user),
  count('number-of-clients', 'Number of Clients', ({ noOfClients }) => noOfClients),
  money('hardware-amount', 'Hardware Amount', ({ hardwareAmount }) => hardwareAmount),
  money('rent-amount', 'Rent Amount', ({ rentAmount }) => rentAmount),
  text('gst', 'GST %', () => `${DASHBOARD_GST}%`),
  money('total', 'Total', ({ totalAmount }) => totalAmount),
  link('edit', 'Edit', 'Edit', ({ number }) => paths.sales.editBillOf(number)),
  link('pi', 'PI', 'PI', proforma),
  badge('billed-status', 'Billed Status', ({ tab }) => (tab === 'billed' ? 'Billed' : 'Pending'), {
    Billed: 'green',
    Pending: 'orange',
  }),
  link('buy-pi', 'Buy PI', 'Buy PI', proforma),
];
