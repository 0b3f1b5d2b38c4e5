import { useAppSelector } from '@/parts/hooks';
import { selectBranchNumbered, selectBranches } from '@/store/expected/branchesSlice';
import type { BranchStock } from '@/store/expected/expected';
import { DataTable } from '@/ui/DataTable';
import { useOpenDetails } from '@/ui/queryString';
import { branchColumns } from './expectedColumns';
import { ExpectedPage } from './ExpectedPage';
import { productCount } from './productCount';

const alsoSearched = ({ details }: BranchStock) => productCount(details);

export default function ExpectedBranchesScreen() {
  const details = useOpenDetails();
  const stock = useAppSelector((state) => selectBranchNumbered(state, details.id));
  const opened = stock && { title: `${stock.branch} Branch Stock`, details: stock.details };
  return (
    <ExpectedPage shown="branches" opened={opened} onClose={details.close}>
      <DataTable
        label="Branches"
        rows={useAppSelector(selectBranches)}
        columns={branchColumns({ viewDetails: ({ number }) => details.open(number) })}
        alsoSearched={alsoSearched}
        searchHint="Branch or number of products"
        empty="No branch holds any stock."
        nothingFound="No matching requests found."
      />
    </ExpectedPage>
  );
}
