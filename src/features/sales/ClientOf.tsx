import { useAppSelector } from '@/parts/hooks';
import { paths } from '@/paths';
import { TextLink } from '@/ui/links';

const useNumber = (accountId: string) => useAppSelector(({ accounts }) => accounts.entities[accountId]?.number);

/** The client of a document: a link to its page as long as the account is there. */
export function ClientOf({ accountId, name }: { accountId: string; name: string }) {
  const number = useNumber(accountId);
  return number === undefined ? name : <TextLink to={paths.sales.detailedClientOf(number)}>{name}</TextLink>;
}

/** The way to correct the client of a document. */
export function CorrectClient({ accountId, name }: { accountId: string; name: string }) {
  const number = useNumber(accountId);
  return number === undefined ? null : <TextLink to={paths.sales.correctClientOf(number)}>Correct {name}</TextLink>;
}
