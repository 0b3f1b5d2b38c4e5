import { useAppSelector } from '@/parts/hooks';
import { unreachedWords } from '@/store/billing/letters/refusedPlaces';
import { Warning } from '@/ui/Warning';

/** Says where a client is not reached any more, in the words of whoever knew no such receiver; nothing where nobody said so. */
export function UnreachedWarning({ accountId }: { accountId: string }) {
  const text = useAppSelector((state) => {
    const account = state.accounts.entities[accountId];
    return account && unreachedWords(state, account);
  });
  return text === undefined ? null : <Warning text={text} />;
}
