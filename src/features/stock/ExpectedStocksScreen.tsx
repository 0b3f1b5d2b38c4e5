import { useAppSelector } from '@/parts/hooks';
import { selectBagNumbered, selectBags } from '@/store/expected/bagsSlice';
import type { InstallerBag } from '@/store/expected/expected';
import { DataTable } from '@/ui/DataTable';
import { useOpenDetails } from '@/ui/queryString';
import { bagColumns } from './expectedColumns';
import { ExpectedPage } from './ExpectedPage';
import { productCount } from './productCount';

const alsoSearched = ({ details }: InstallerBag) => productCount(details);

export default function ExpectedStocksScreen() {
  const details = useOpenDetails();
  const bag = useAppSelector((state) => selectBagNumbered(state, details.id));
  const opened = bag && { title: `${bag.name} Bag`, details: bag.details };
  return (
    <ExpectedPage shown="installer" opened={opened} onClose={details.close}>
      <DataTable
        label="Installer bags"
        rows={useAppSelector(selectBags)}
        columns={bagColumns({ viewDetails: ({ number }) => details.open(number) })}
        alsoSearched={alsoSearched}
        searchHint="Name or number of products"
        empty="Nothing is in an installer's bag."
        nothingFound="No matching requests found."
      />
    </ExpectedPage>
  );
}
