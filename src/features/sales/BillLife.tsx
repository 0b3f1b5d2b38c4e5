import { useMemo } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useAuthors } from '@/parts/useAuthors';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { billLife } from '@/store/billing/life/billLife';
import type { DocumentLedger } from '@/store/billing/papers/ledger';
import { linesAskedOfLife } from '@/store/business/billAuthors';
import { describedLines } from '@/store/business/factAuthors';
import { isoDate } from '@/store/kit/dates';
import { OpenLink } from '@/ui/links';
import { Section } from '@/ui/Section';
import { Timeline } from '@/ui/Timeline';

/** All that happened to a bill: issued, sent, reminded, paid, credited, each with its day and who said it. */
export function BillLife({ bill, ledger }: { bill: IssuedBill; ledger: DocumentLedger }) {
  const reminders = useAppSelector((state) => state.reminders);
  const sentDocuments = useAppSelector((state) => state.sentDocuments);
  const life = useMemo(
    () => billLife({ ...ledger, reminders, sentDocuments }, bill),
    [ledger, reminders, sentDocuments, bill],
  );
  const asked = useMemo(() => linesAskedOfLife(bill.id, life), [bill.id, life]);
  const authors = useAuthors(life, asked);
  const entries = describedLines(life, authors).flatMap(({ on, at, what, lines, by }) => {
    const day = on ?? (at === undefined ? undefined : isoDate(new Date(at)));
    const told = lines.map(({ text, to }) => (
      <OpenLink key={text} to={to}>
        {text}
      </OpenLink>
    ));
    return day === undefined ? [] : [{ on: day, what, lines: [...told, ...(by ? [`by ${by}`] : [])] }];
  });
  return (
    <Section title="Life">
      <Timeline label="Life" entries={entries} />
    </Section>
  );
}
