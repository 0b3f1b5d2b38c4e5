import { useAppSelector } from '@/parts/hooks';
import { selectBranchStocks } from '@/store/stock/expected/expectedStock';
import type { BranchStock } from '@/store/stock/expected/expected';
import { beginAt, paths } from '@/paths';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import { DataTable } from '@/ui/DataTable';
import { LinkButton } from '@/ui/links';
import { useOpenDetails } from '@/ui/openDetails';
import { expectedBranchColumns } from './expectedColumns';
import { ExpectedPage } from './ExpectedPage';
import { productCount } from './productCount';

const alsoSearched = ({ details }: BranchStock) => productCount(details);

export default function ExpectedBranchesScreen() {
  const details = useOpenDetails();
  const branches = useAppSelector(selectBranchStocks);
  const hasBranches = useAppSelector((state) => selectBranches(state).length > 0);
  const stock = branches.find(({ number }) => String(number) === details.id);
  const opened = stock && { title: `${stock.branch} Branch Stock`, details: stock.details };
  return (
    <ExpectedPage shown="branches" opened={opened} onClose={details.close}>
      <DataTable
        label="Branches"
        rows={branches}
        columns={expectedBranchColumns({ viewDetails: ({ number }) => details.open(number) })}
        alsoSearched={alsoSearched}
        searchHint="Branch or number of products"
        empty={hasBranches ? 'No branch holds any stock.' : 'No branches yet.'}
        begin={
          hasBranches ? (
            <LinkButton to={paths.stocks.newChallan}>Hand Over</LinkButton>
          ) : (
            <LinkButton to={beginAt(paths.settings.stock, 'branch')}>Add Branch</LinkButton>
          )
        }
        nothingFound="No matching requests found."
      />
    </ExpectedPage>
  );
}
