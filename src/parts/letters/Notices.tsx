import { useAppSelector } from '@/parts/hooks';
import { noticesOfRecord } from '@/store/billing/notices/notice';
import { NoticeTable } from './NoticeTable';

interface NoticesProps {
  /** The identity of a job or a vehicle. */
  of: string;
  /** Words of the address that stay. */
  alsoKept: readonly string[];
}

/** What a client was told of a job or a vehicle. */
export function Notices({ of, alsoKept }: NoticesProps) {
  const table = useAppSelector((state) => state.notices);
  return <NoticeTable rows={noticesOfRecord(table, of)} alsoKept={alsoKept} />;
}
