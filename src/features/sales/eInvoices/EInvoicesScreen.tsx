import { Suspense, useState } from 'react';
import { formatDate } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { WhenReady } from '@/parts/WhenReady';
import { paths } from '@/paths';
import { companyNow } from '@/store/billing/company/company';
import { selectEInvoiceRows, sendable, toSend, type EInvoiceRow } from '@/store/billing/eInvoices/eInvoiceRows';
import { eInvoiceRegistered } from '@/store/facts/bills';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { SelectionBar } from '@/ui/SelectionBar';
import { PERIOD_WORDS, usePeriod } from '@/features/sales/usePeriod';
import { LateNotice } from './LateNotice';
import { PortalDownload } from './PortalDownload';
import { eInvoiceColumns } from './eInvoiceColumns';

const AnswerImportDialog = lazyWhenIdle(() => import('./AnswerImportDialog'));

const NONE: ReadonlySet<string> = new Set();

function EInvoices({ period, rows }: { period: string; rows: readonly EInvoiceRow[] }) {
  const today = useToday();
  const [chosen, setChosen] = useState(NONE);
  const ticked = rows.filter(({ id }) => chosen.has(id));
  return (
    <>
      <LateNotice rows={rows} today={today} />
      <SelectionBar label="Selected documents" count={ticked.length} onClear={() => setChosen(NONE)}>
        <PortalDownload rows={sendable(ticked)} label="Download selected" type="default" />
      </SelectionBar>
      <DataTable
        label="E-invoices"
        rows={rows}
        columns={eInvoiceColumns}
        alsoKept={PERIOD_WORDS}
        dense
        searchHint="Number, client or GSTIN"
        selection={{ chosen, onChange: setChosen, nameOf: ({ docNo }) => docNo }}
        empty={`No bill and no note ${period} is to be registered.`}
      />
    </>
  );
}

/** The bills and notes of a day, or from one day to another, that are registered at the e-invoice portal: sent there as a file, and what became of each. */
export default function EInvoicesScreen() {
  const today = useToday();
  const { from, to, isNone, told, fields } = usePeriod(today.slice(0, 7));
  const unnumbered = useUnnumbered();
  const { eInvoiceFrom = '' } = useAppSelector(companyNow);
  const rows = useAppSelector((state) => selectEInvoiceRows(state, from, to, unnumbered));
  const isOn = eInvoiceFrom !== '';
  const [answering, setAnswering] = useState(false);
  return (
    <Page
      title="E-invoices"
      actions={
        <>
          {fields}
          {isOn && (
            <>
              <LimitedButton does={eInvoiceRegistered} onClick={() => setAnswering(true)}>
                Take In Answer
              </LimitedButton>
              <PortalDownload rows={toSend(rows)} label="Download to send" type="primary" />
            </>
          )}
          <LinkButton to={`${paths.sales.taxReturns}?month=${to.slice(0, 7)}`}>GST Returns</LinkButton>
        </>
      }
    >
      <Suspense>{answering && <AnswerImportDialog onClose={() => setAnswering(false)} />}</Suspense>
      <WhenReady loading="Loading bills..." failed="Error loading bills.">
        {isOn ? (
          <>
            <p>
              Bills, credit notes and debit notes of clients with a GST number, and tax invoices and credit notes over
              transfers between our own, from {formatDate(eInvoiceFrom)} on. Without its IRN such a bill is no tax
              invoice (rule 48(5)): register it before it is given to the client, or goes with the goods.
            </p>
            {isNone ? (
              <Notice text="The first day is after the last one: choose others." />
            ) : (
              <EInvoices period={told} rows={rows} />
            )}
          </>
        ) : (
          <Notice
            role="status"
            text="E-invoices are not turned on. They are for whoever is above ₹5 crore of turnover."
          >
            <LinkButton to={paths.settings.company}>Settings, Company</LinkButton>
          </Notice>
        )}
      </WhenReady>
    </Page>
  );
}
