import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { WhenReady } from '@/parts/WhenReady';
import { paths } from '@/paths';
import { receivedSum, selectReceivedReceipts, type ReceivedRow } from '@/store/billing/receivables/received';
import {
  selectSold,
  selectSoldClients,
  selectSoldHardware,
  selectSoldToNew,
  soldSum,
  vehiclesSold,
  type SoldBill,
  type SoldClient,
} from '@/store/billing/receivables/sold';
import { formatCount, formatMoney, formatMonth } from '@/format';
import { DataTable } from '@/ui/DataTable';
import { Facts } from '@/ui/Facts';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { useUrlChoice } from '@/ui/urlChoice';
import { receiptMoneyColumns, soldClientColumns, soldColumns } from './soldColumns';
import styles from './BillsScreen.module.css';
import { MonthSelect } from './MonthSelect';
import { useMonth } from './useMonth';

const KEPT = ['month', 'tab'];

const TO_RUN = <LinkButton to={paths.sales.billRun}>Bill Run</LinkButton>;

/** What a list says of itself above its rows, and the rows. */
const part = (facts: readonly { label: string; value: string }[], table: ReactNode) => (
  <div className={styles.part}>
    <Facts facts={facts} />
    {table}
  </div>
);

const soldPart = (label: string, rows: readonly SoldBill[], unnumbered: ReadonlySet<string>) =>
  part(
    [
      { label: 'Bills', value: formatCount(rows.length) },
      { label: 'Without GST, less credit notes', value: formatMoney(soldSum(rows)) },
    ],
    <DataTable
      label={label}
      rows={rows}
      columns={soldColumns(unnumbered)}
      searchHint="Bill or company"
      alsoKept={KEPT}
      empty="No bills yet. The Bill Run makes them."
      begin={TO_RUN}
      nothingFound="No matching bill found."
    />,
  );

const clientsPart = (clients: readonly SoldClient[], month: string | undefined) =>
  part(
    [
      { label: 'Clients billed', value: formatCount(clients.length) },
      {
        label: month === undefined ? 'Vehicle months billed' : 'Vehicles billed',
        value: formatCount(vehiclesSold(clients)),
      },
    ],
    <DataTable
      label="Billed clients"
      rows={clients}
      columns={soldClientColumns}
      searchHint="Company"
      alsoKept={KEPT}
      empty="No client is billed."
      begin={TO_RUN}
      nothingFound="No matching client found."
    />,
  );

const receivedPart = (received: readonly ReceivedRow[], unnumbered: ReadonlySet<string>) =>
  part(
    [
      { label: 'Receipts', value: formatCount(received.length) },
      { label: 'With TDS', value: formatMoney(receivedSum(received)) },
    ],
    <DataTable
      label="Receipts"
      rows={received}
      columns={receiptMoneyColumns(unnumbered)}
      searchHint="Receipt, company or reference"
      alsoKept={KEPT}
      empty="Nothing was received."
      begin={<LinkButton to={paths.sales.receipts}>Receipts</LinkButton>}
      nothingFound="No matching receipt found."
    />,
  );

/** The live bills of a month or of all, by what the dashboard counts of them, and the money that came in. */
export default function BillsScreen() {
  const today = useToday();
  const { month, ...choice } = useMonth(today);
  const [active, setActive] = useUrlChoice('tab', ['all', 'new', 'hardware', 'clients', 'received']);
  const sold = useAppSelector((state) => selectSold(state, today, month));
  const toNew = useAppSelector((state) => selectSoldToNew(state, today, month));
  const hardware = useAppSelector((state) => selectSoldHardware(state, today, month));
  const clients = useAppSelector((state) => selectSoldClients(state, today, month));
  const received = useAppSelector((state) => selectReceivedReceipts(state, today, month));
  const unnumbered = useUnnumbered();
  const tabs = {
    all: ['All', () => soldPart('Bills', sold, unnumbered)],
    new: ['New Clients', () => soldPart('Bills of new clients', toNew, unnumbered)],
    hardware: ['Hardware', () => soldPart('Hardware bills', hardware, unnumbered)],
    clients: ['Clients', () => clientsPart(clients, month)],
    received: ['Received', () => receivedPart(received, unnumbered)],
  } as const;
  return (
    <Page
      title={month === undefined ? 'Sales Figures' : `Sales Figures: ${formatMonth(month)}`}
      documentTitle="Sales Figures"
      actions={
        <>
          <MonthSelect month={month} {...choice} />
          <LinkButton to={paths.sales.issuedBillsOf(month === undefined ? {} : { month })}>Issued Bills</LinkButton>
        </>
      }
    >
      <WhenReady loading="Loading bills..." failed="Error loading bills.">
        <Tabs
          activeKey={active}
          onChange={(key) => setActive(key as keyof typeof tabs)}
          destroyOnHidden
          items={Object.entries(tabs).map(([key, [label, show]]) => ({
            key,
            label,
            children: key === active && show(),
          }))}
        />
      </WhenReady>
    </Page>
  );
}
