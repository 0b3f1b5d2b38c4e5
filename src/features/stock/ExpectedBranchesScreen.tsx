import { useAppSelector } from '@/parts/hooks';
import { selectBranchStocks } from '@/store/stock/expected/expectedStock';
import type { BranchStock } from '@/store/stock/expected/expected';
import { DataTable } from '@/ui/DataTable';
import { useOpenDetails } from '@/ui/openDetails';
import { expectedBranchColumns } from './expectedColumns';
import { ExpectedPage } from './ExpectedPage';
import { NoneYet } from './NoneYet';
import { productCount } from './productCount';

const alsoSearched = ({ details }: BranchStock) => productCount(details);

export default function ExpectedBranchesScreen() {
  const details = useOpenDetails();
  const branches = useAppSelector(selectBranchStocks);
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
        empty={<NoneYet says="No branch holds any stock." add="Add branches" />}
        nothingFound="No matching requests found."
      />
    </ExpectedPage>
  );
}
