import type { ReactNode } from 'react';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { PaperButtons } from '@/parts/paper/PaperButtons';
import { Papers } from '@/parts/paper/Papers';
import { IrnMissing } from '@/parts/eInvoices/IrnMissing';
import { RecordActivity } from '@/parts/RecordActivity';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { RecordPage } from '@/parts/RecordPage';
import { useRecordsAt } from '@/parts/useRecordAt';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { companyOf } from '@/store/clients/accounts/account';
import { BEING_NUMBERED, unnumbered, type Paper } from '@/store/billing/papers/paper';
import type { Numbered, Table } from '@/store/kit/table';
import { Message } from '@/ui/Message';
import { LinkButton } from '@/ui/links';
import { useQueryString } from '@/ui/queryString';
import { useWayUp } from '@/parts/trail/trail';

interface Documented extends Numbered {
  accountId: string;
  docNo: string;
}

export interface DocumentPageProps<Row extends Documented> {
  /** What such documents are called, as a title; one alone is headed as its paper is. */
  title: string;
  table: Table<Row>;
  paperOf: (row: Row) => Paper;
  /** What is told beside the document's number, where the page shows a single one. */
  beside?: (row: Row) => ReactNode;
  /** What else can be done with the document, where the page shows a single one. */
  actions?: (row: Row) => ReactNode;
  /** Which of its copies is shown, where the page shows a single one. */
  copies?: (row: Row) => ReactNode;
  /** What else is told of the document, below its paper, where the page shows a single one. */
  below?: (row: Row) => ReactNode;
}

/** What is said of numbers that no document has. */
function notFound(noun: string, numbers: readonly string[]): string | undefined {
  if (numbers.length === 0) return undefined;
  return numbers.length === 1
    ? `There is no ${noun} with the number ${numbers[0]}.`
    : `There are no ${noun}s with the numbers ${numbers.join(', ')}.`;
}

/** The issued documents that the address names as `no=<number>,<number>`, each as it is printed; a friendly page when there is none. */
export function DocumentPage<Row extends Documented>({
  title,
  table,
  paperOf,
  beside,
  actions,
  copies,
  below,
}: DocumentPageProps<Row>) {
  const { params, write } = useQueryString();
  const named = (params.get('no') ?? '').split(',').filter(Boolean);
  const above = useWayUp();
  const accounts = useAppSelector((state) => state.accounts.entities);
  const pending = useUnnumbered();
  const known = useRecordsAt(table, [...new Set(named)], (numbers) => write({ no: numbers.join() }));
  const shown = known.flatMap(({ row }) => (row ? [row] : []));
  const noun = title.toLowerCase();
  const problem = notFound(
    noun,
    known.flatMap(({ number, row }) => (row ? [] : [number])),
  );
  const papers = shown.map((row) => (pending.has(row.id) ? unnumbered(paperOf(row)) : paperOf(row)));
  const [first] = shown;
  const single = shown.length === 1 ? first : undefined;
  const [paper] = papers;
  const heading =
    shown.length > 1
      ? `${shown.length} ${title}s`
      : `${paper?.title ?? title} ${paper?.docNo ?? (first ? BEING_NUMBERED : '')}`.trim();
  const account =
    first && shown.every(({ accountId }) => accountId === first.accountId) ? accounts[first.accountId] : undefined;
  const client = account ? [{ text: companyOf(account), to: paths.sales.detailedClientOf(account.number) }] : [];
  return (
    <RecordPage
      noun={title}
      record={first}
      missing={{
        text: problem ?? `The address does not say which ${noun} is meant.`,
        back: paths.sales.billed,
        label: 'Back to Billed Accounts',
      }}
      title={heading}
      beside={single && beside?.(single)}
      crumbs={first && <RecordCrumbs steps={[...client, { text: heading }]} />}
      actions={
        <>
          {single && actions?.(single)}
          {first && <PaperButtons papers={papers} />}
          {single && copies?.(single)}
          <LinkButton to={above}>Back</LinkButton>
        </>
      }
    >
      {() => (
        <>
          {problem !== undefined && <Message tone="warning" urgent apart="below" title={problem} />}
          <IrnMissing ids={shown.map(({ id }) => id)} />
          <Papers papers={papers} />
          {single && below?.(single)}
          {single && <RecordActivity key={single.id} record={single.id} />}
        </>
      )}
    </RecordPage>
  );
}
