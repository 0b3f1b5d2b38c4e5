import { formatCount } from '@/format';
import { paths } from '@/paths';
import { searchedAccounts, type BilledRow } from '@/store/billing/accounts/billedList';
import { TextLink } from '@/ui/links';
import { useQueryString } from '@/ui/queryString';

const OTHER = { Billed: ['pending', 'Pending'], Pending: ['billed', 'Billed'] } as const;

/** How many accounts a search finds under the other tab than the one in sight, and the way there. */
export function FoundInOtherTab({ rows, label }: { rows: readonly BilledRow[]; label: keyof typeof OTHER }) {
  const q = useQueryString().params.get('q') ?? '';
  const [tab, name] = OTHER[label];
  const found = searchedAccounts(
    rows.filter((row) => row.tab === tab),
    q,
  );
  if (found.length === 0) return null;
  return (
    <p role="status">
      <TextLink to={paths.sales.billedOf(tab, q)}>
        {formatCount(found.length)} in {name}
      </TextLink>
    </p>
  );
}
