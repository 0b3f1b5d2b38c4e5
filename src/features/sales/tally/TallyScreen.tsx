import { useState } from 'react';
import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { WhenReady } from '@/parts/WhenReady';
import { paths } from '@/paths';
import { companyNow } from '@/store/billing/company/company';
import type { RegisterSum } from '@/store/billing/registers/registerSums';
import { selectNotInFiles } from '@/store/billing/tally/notInFiles';
import { selectLedgerClashes } from '@/store/billing/tally/partyLedgers';
import { worstDifference, type TallySum } from '@/store/billing/tally/tallySums';
import type { Days } from '@/store/kit/calendar';
import { LinkButton } from '@/ui/links';
import { Message } from '@/ui/Message';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { ReturnPart } from '@/features/sales/ReturnPart';
import { usePeriod } from '@/features/sales/usePeriod';
import { registerSumColumns } from './registerColumns';
import { RegistersExport } from './RegistersExport';
import { notInFilesColumns, sumColumns } from './tallyColumns';
import { TallyExport } from './TallyExport';

interface Exported<Sum> {
  told: string;
  sums: readonly Sum[];
}

/** The sums of the files that were saved last, beside those of our books. */
function ExportedSums({ told, sums }: Exported<TallySum>) {
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

/** The sums of the registers that were saved last, beside those of the returns and of our books. */
function RegisterSums({ told, sums }: Exported<RegisterSum>) {
  const most = worstDifference(sums);
  return (
    <>
      <p role="status">
        {most === 0
          ? `The registers ${told} match GSTR-1 and our books; the difference is ${formatMoney(0)}.`
          : `The registers ${told} differ from GSTR-1 or our books by ${formatMoney(most)}. Do not use them before that is understood.`}
      </p>
      <ReturnPart
        title="What the registers come to"
        name="registers"
        note="What each register comes to beside GSTR-1 of the same days, and beside what the clients’ statements say. What returns of these days amend of earlier months is a sheet of its own."
        rows={sums}
        columns={registerSumColumns}
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

/** The day book of a period for Tally and its registers for Excel, tied to our books to the paisa. */
export default function TallyScreen() {
  const today = useToday();
  const { from, to, isNone, told, fields } = usePeriod(today.slice(0, 7));
  const { name } = useAppSelector(companyNow);
  const clashes = useAppSelector(selectLedgerClashes);
  const [exported, setExported] = useState<Exported<TallySum>>();
  const [registers, setRegisters] = useState<Exported<RegisterSum>>();
  const days = { from, to };
  return (
    <Page
      title="Tally"
      actions={
        <>
          {fields}
          <TallyExport days={days} told={told} disabled={isNone} onExported={(sums) => setExported({ told, sums })} />
          <RegistersExport
            days={days}
            told={told}
            disabled={isNone}
            onExported={(sums) => setRegisters({ told, sums })}
          />
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
        <p>
          The registers are one Excel file: every bill and note with its taxes by rate, all that came, bounced and was
          paid back with what it settled, the advances of GSTR-1 receipt by receipt, and what its tables 9A, 9C and 10
          amend.
        </p>
        {clashes.length > 0 && (
          <Message
            tone="warning"
            apart="below"
            title="A ledger in Tally is told more than once"
            description={`${clashes.join(' ')} It is changed on the client’s page, under Correct Details.`}
          />
        )}
        {isNone ? (
          <Notice text="The first day is after the last one: choose others." />
        ) : (
          <>
            {exported && <ExportedSums {...exported} />}
            {registers && <RegisterSums {...registers} />}
            <LeftOut days={days} />
          </>
        )}
      </WhenReady>
    </Page>
  );
}
