import { useState } from 'react';
import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { WhenReady } from '@/parts/WhenReady';
import { paths } from '@/paths';
import { companyNow } from '@/store/billing/company/company';
import { selectNotInFiles } from '@/store/billing/tally/notInFiles';
import { worstDifference, type TallySum } from '@/store/billing/tally/tallySums';
import type { Days } from '@/store/kit/calendar';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { ReturnPart } from '@/features/sales/ReturnPart';
import { usePeriod } from '@/features/sales/usePeriod';
import { notInFilesColumns, sumColumns } from './tallyColumns';
import { TallyExport } from './TallyExport';

interface Exported {
  told: string;
  sums: readonly TallySum[];
}

/** The sums of the files that were saved last, beside those of our books. */
function ExportedSums({ told, sums }: Exported) {
  const most = worstDifference(sums);
  return (
    <>
      <p role="status">
        {most === 0
          ? `The files ${told} match our books; the difference is ${formatMoney(0)}.`
          : `The files ${told} differ from our books by ${formatMoney(most)}. Do not import them before that is understood.`}
      </p>
      <ReturnPart
        title="What was exported"
        name="sums"
        note="What the vouchers move of the clients’ ledgers, beside what the clients’ statements say of the same days; above zero where clients owe more."
        rows={sums}
        columns={sumColumns}
      />
    </>
  );
}

/** What of some days is in no file for Tally. */
function LeftOut({ days }: { days: Days }) {
  const unnumbered = useUnnumbered();
  const rows = useAppSelector((state) => selectNotInFiles(state, days, unnumbered));
  return (
    <ReturnPart
      title="Not in the files"
      name="left"
      note="Book these in Tally by hand."
      rows={rows}
      columns={notInFilesColumns}
      empty="Nothing of these days is left out. Tax invoices between our own registrations, recipients that were corrected after their month, and GST on advances would stand here."
    />
  );
}

/** The day book of a period for Tally, tied to our books to the paisa. */
export default function TallyScreen() {
  const today = useToday();
  const { from, to, isNone, told, fields } = usePeriod(today.slice(0, 7));
  const { name } = useAppSelector(companyNow);
  const [exported, setExported] = useState<Exported>();
  const days = { from, to };
  return (
    <Page
      title="Tally"
      actions={
        <>
          {fields}
          <TallyExport days={days} told={told} disabled={isNone} onExported={(sums) => setExported({ told, sums })} />
          <LinkButton to={`${paths.sales.taxReturns}?month=${to.slice(0, 7)}`}>GST Returns</LinkButton>
        </>
      }
    >
      <WhenReady loading="Loading bills..." failed="Error loading bills.">
        <p>
          The day book{name === '' ? '' : ` of ${name}`}: bills, debit and credit notes, receipts, refunds, bounced
          cheques and write-offs, each as one voucher of its day. Periods may overlap: what Tally has already is altered
          there, never added twice, and what was cancelled since is cancelled when its day is exported again. A journal
          of money that no longer settles a bill, as its allocation was undone, is deleted in Tally by hand.
        </p>
        {isNone ? (
          <Notice text="The first day is after the last one: choose others." />
        ) : (
          <>
            {exported && <ExportedSums {...exported} />}
            <LeftOut days={days} />
          </>
        )}
      </WhenReady>
    </Page>
  );
}
