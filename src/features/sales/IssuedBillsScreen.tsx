import { Suspense, useState } from 'react';
import { formatCount, formatMonth } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { WhenReady } from '@/parts/WhenReady';
import { paths } from '@/paths';
import { companyOf } from '@/store/clients/accounts/account';
import { selectAccountNumbered } from '@/store/billing/accounts/accounts';
import { isRealMonth } from '@/store/kit/calendar';
import { billRowsOf, selectBillRows, type BillRow } from '@/store/billing/receivables/billRows';
import { BEING_NUMBERED } from '@/store/billing/papers/paper';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { useQueryString } from '@/ui/queryString';
import { SelectionBar } from '@/ui/SelectionBar';
import { SendButton } from './letters/SendButton';
import { billColumns } from './issuedBills/issuedBillColumns';

const CreditNoteDialog = lazyWhenIdle(() => import('@/parts/creditNote/CreditNoteDialog'));

const KEPT = ['month', 'account'];
const NONE: ReadonlySet<string> = new Set();

interface BillsProps {
  /** `YYYY-MM`. */
  month: string | undefined;
  /** The number of one account. */
  account: string | undefined;
}

function Bills({ month, account }: BillsProps) {
  const today = useToday();
  const all = useAppSelector((state) => selectBillRows(state, today));
  const rows = billRowsOf(all, { month, account });
  const unnumbered = useUnnumbered();
  const nameOf = ({ id, docNo }: BillRow) => (unnumbered.has(id) ? BEING_NUMBERED : docNo);
  const [chosen, setChosen] = useState(NONE);
  const [credited, setCredited] = useState<BillRow>();
  const ticked = rows.filter(({ id }) => chosen.has(id));
  return (
    <>
      <SelectionBar label="Selected bills" count={ticked.length} onClear={() => setChosen(NONE)}>
        <LinkButton type="primary" to={paths.sales.invoiceOf(...ticked.map(({ number }) => number))}>
          Print selected ({formatCount(ticked.length)})
        </LinkButton>
        <SendButton kind="Bill" ids={ticked.map(({ id }) => id)}>
          Send selected ({formatCount(ticked.length)})
        </SendButton>
      </SelectionBar>
      <DataTable
        label="Issued bills"
        rows={rows}
        columns={billColumns(setCredited, nameOf)}
        alsoKept={KEPT}
        narrowed={rows.length < all.length}
        dense
        searchHint="Number or client"
        selection={{ chosen, onChange: setChosen, nameOf }}
        begin={
          <LinkButton to={month === undefined ? paths.sales.billRun : paths.sales.billRunOf(month)}>
            Bill Run
          </LinkButton>
        }
        empty={`No bills${month === undefined ? '' : ` for ${formatMonth(month)}`} yet. The Bill Run makes them.`}
      />
      <Suspense>
        {credited && <CreditNoteDialog bill={credited.bill} onClose={() => setCredited(undefined)} />}
      </Suspense>
    </>
  );
}

/** The bills of a month or of a client, or all of them: opened, printed and credited. What they come to as sales is told elsewhere. */
export default function IssuedBillsScreen() {
  const { params } = useQueryString();
  const asked = params.get('month');
  const month = isRealMonth(asked) ? asked : undefined;
  const account = params.get('account') ?? undefined;
  const client = useAppSelector((state) => selectAccountNumbered(state, account ?? null));
  const ofWhat = [client && companyOf(client), month !== undefined && formatMonth(month)].filter(Boolean).join(', ');
  return (
    <Page
      title={ofWhat ? `Issued Bills of ${ofWhat}` : 'Issued Bills'}
      documentTitle="Issued Bills"
      actions={
        <>
          {(month ?? account) !== undefined && <LinkButton to={paths.sales.issuedBills}>All bills</LinkButton>}
          {account === undefined && <LinkButton to={paths.sales.billsOf(month ?? '', '')}>Sales Figures</LinkButton>}
        </>
      }
    >
      <WhenReady loading="Loading bills..." failed="Error loading bills.">
        <Bills month={month} account={account} />
      </WhenReady>
    </Page>
  );
}
