import { useAppSelector } from '@/parts/hooks';
import { NoticeTable } from '@/parts/letters/NoticeTable';
import type { Account } from '@/store/billing/accounts/account';
import { noticesOfAccount } from '@/store/billing/notices/notice';

const KEPT = ['account', 'tab'];

/** What a client was told of the work for it. */
export function ClientNotices({ account }: { account: Account }) {
  const table = useAppSelector((state) => state.notices);
  return <NoticeTable rows={noticesOfAccount(table, account.id)} alsoKept={KEPT} />;
}
