import { Checkbox, Progress } from 'antd';
import { useState } from 'react';
import { formatCountOf, formatMoney, formatMonth } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { WhenReady } from '@/parts/WhenReady';
import { paths } from '@/paths';
import { companyNow } from '@/store/billing/company/company';
import { isRealMonth, lastTwelveMonths } from '@/store/kit/calendar';
import { isEmptyReturn, nothingIssued } from '@/store/billing/returns/emptyReturn';
import { selectRegistrations } from '@/store/billing/returns/earlierNumbers';
import { selectFilerThen } from '@/store/billing/returns/filerThen';
import type { Filer } from '@/store/billing/returns/registrations';
import type { PortalFault } from '@/store/billing/returns/gstr1/portalFault';
import type { Filing } from '@/store/billing/returns/taxReturn';
import { Message } from '@/ui/Message';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { useQueryString } from '@/ui/queryString';
import { BooksStanding } from './BooksParts';
import { MonthChoice } from './MonthChoice';
import { MonthClosing } from './MonthClosing';
import { PortalExport } from './PortalExport';
import { RegistrationChoice } from './RegistrationChoice';
import { ReturnExport } from './ReturnExport';
import { ReturnSections } from './ReturnSections';
import { useFiling } from './useFiling';

/** The way to the e-invoices of a month, where there are any. */
function EInvoicesLink({ month }: { month: string }) {
  const { eInvoiceFrom = '' } = useAppSelector(companyNow);
  return eInvoiceFrom === '' ? null : (
    <LinkButton to={`${paths.sales.eInvoices}?month=${month}`}>E-invoices</LinkButton>
  );
}

/** That a return is empty, and for the company's the way to what is to be billed. */
function NothingIssued({ found, month, filer }: { found: Filing; month: string; filer: Filer }) {
  const company = useAppSelector(companyNow);
  return (
    <Notice role="status" text={nothingIssued(found, month, { filer, company })}>
      {filer === '' && <LinkButton to={`${paths.sales.billRun}?month=${month}`}>Bill Run</LinkButton>}
    </Notice>
  );
}

interface CountedProps {
  found: Filing;
  faults: readonly PortalFault[];
  month: string;
  leavesOut: boolean;
  onLeavingOut: (leavesOut: boolean) => void;
}

/** A return with what it comes to. */
function CountedReturn({ found, faults, month, leavesOut, onLeavingOut }: CountedProps) {
  return (
    <>
      <p role="status">
        {found.difference === 0
          ? `GSTR-1 of ${formatMonth(month)}: its sections match the bills and notes; the difference is ${formatMoney(0)}.`
          : `GSTR-1 of ${formatMonth(month)}: its sections differ from the bills and notes by ${formatMoney(found.difference)}. Do not file it before that is understood.`}
      </p>
      {found.books && <BooksStanding month={month} difference={found.books.difference} />}
      {found.waiting > 0 && (
        <Message
          tone="info"
          apart="below"
          title={`${formatCountOf(found.waiting, 'document')} of this month wait for their numbers, and come in with them.`}
        />
      )}
      {found.atPortal.size > 0 && (
        <Checkbox
          style={{ marginBottom: 16 }}
          checked={leavesOut}
          onChange={({ target }) => onLeavingOut(target.checked)}
        >
          Leave out {formatCountOf(found.atPortal.size, 'document')} with an IRN (the portal has them)
        </Checkbox>
      )}
      <ReturnSections found={found} faults={faults} />
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();
const NO_FAULTS: readonly PortalFault[] = [];

/** What GSTR-1 asks of a month, tied to the bills to the paisa, and as one Excel file. */
export default function TaxReturnsScreen() {
  const today = useToday();
  const { params, write } = useQueryString();
  const asked = params.get('month') ?? '';
  // What is filed in a month is the return of the one before.
  const month = isRealMonth(asked) ? asked : (lastTwelveMonths(today).at(-2) ?? '');
  const [leavesOut, setLeavesOut] = useState(true);
  const [checked, setChecked] = useState<{ of: string; faults: readonly PortalFault[] }>();
  const unnumbered = useUnnumbered();
  const registrations = useAppSelector((state) => selectRegistrations(state, month, unnumbered));
  const filer = registrations.find(({ gstin }) => gstin === params.get('gstin'))?.gstin ?? '';
  // E-invoices and the books in Tally are the company's alone.
  const isCompanys = filer === '';
  const { found, share } = useFiling(month, filer);
  const { gstin: own } = useAppSelector((state) => selectFilerThen(state, month, unnumbered));
  const { stateCode } = useAppSelector((state) => selectFilerThen(state, month, unnumbered, filer));
  const isEmpty = found !== undefined && isEmptyReturn(found);
  const of = `${month} ${filer}`;
  const faults = checked?.of === of ? checked.faults : NO_FAULTS;
  return (
    <Page
      title="GST Returns"
      actions={
        <>
          <MonthChoice key={month} month={month} onChange={(next) => write({ month: next })} />
          <RegistrationChoice
            own={own}
            registrations={registrations}
            filer={filer}
            onChange={(next) => write({ gstin: next || undefined })}
          />
          {found && !isEmpty && (
            <>
              <ReturnExport found={found} month={month} filer={filer} />
              <PortalExport
                gstr1={found.gstr1}
                leftOut={leavesOut ? found.atPortal : NONE}
                disabled={found.waiting > 0 || stateCode === ''}
                onChecked={(now) => setChecked({ of, faults: now })}
              />
            </>
          )}
          {isCompanys && <EInvoicesLink month={month} />}
          {isCompanys && <LinkButton to={`${paths.sales.tally}?month=${month}`}>Tally</LinkButton>}
        </>
      }
    >
      <WhenReady loading="Loading bills..." failed="Error loading bills.">
        <MonthClosing key={month} month={month} today={today} />
        {share !== undefined && <Progress percent={Math.floor(share * 100)} aria-label="Counting the return" />}
        {!found && <div role="status">Counting the return...</div>}
        {found && isEmpty && <NothingIssued {...{ found, month, filer }} />}
        {found && !isEmpty && <CountedReturn {...{ found, faults, month, leavesOut }} onLeavingOut={setLeavesOut} />}
      </WhenReady>
    </Page>
  );
}
