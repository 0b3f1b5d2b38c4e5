import type { ReactNode } from 'react';
import { selectDataStatus } from '@/journal/sync/journalSlice';
import { Page, type PageProps } from '@/ui/Page';
import { useAppSelector } from './hooks';
import { RecordNotFound, type RecordNotFoundProps } from './RecordNotFound';
import { WhenReady } from './WhenReady';

interface RecordPageProps<Row> extends Omit<PageProps, 'children'> {
  /** What such a record is called, as a title. */
  noun: string;
  /** What the page is about; undefined until it is known, and where there is none. */
  record: Row | undefined;
  /** What is said where there is none, and the way back. */
  missing: Omit<RecordNotFoundProps, 'title'>;
  children: (record: Row) => ReactNode;
}

/** The page of a record: while it is loaded, where there is none, and with it. */
export function RecordPage<Row>({ noun, record, missing, children, ...page }: RecordPageProps<Row>) {
  const status = useAppSelector(selectDataStatus);
  if (status === 'ready' && record === undefined) return <RecordNotFound title={`${noun} not found`} {...missing} />;
  const what = noun.toLowerCase();
  return (
    <Page {...page}>
      <WhenReady loading={`Loading the ${what}...`} failed={`Error loading the ${what}.`}>
        {record !== undefined && children(record)}
      </WhenReady>
    </Page>
  );
}
