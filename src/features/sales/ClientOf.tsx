import { useAppSelector } from '@/parts/hooks';
import { paths } from '@/paths';
import { TextLink } from '@/ui/links';

/** The client of a document: a link to its page as long as the account is there. */
export function ClientOf({ accountId, name }: { accountId: string; name: string }) {
  const number = useAppSelector(({ accounts }) => accounts.entities[accountId]?.number);
  return number === undefined ? name : <TextLink to={paths.sales.detailedClientOf(number)}>{name}</TextLink>;
}
