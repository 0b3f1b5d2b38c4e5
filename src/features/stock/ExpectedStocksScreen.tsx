import { useAppSelector } from '@/parts/hooks';
import { selectBags } from '@/store/stock/expected/expectedStock';
import type { InstallerBag } from '@/store/stock/expected/expected';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { beginAt, paths } from '@/paths';
import { DataTable } from '@/ui/DataTable';
import { LinkButton } from '@/ui/links';
import { useOpenDetails } from '@/ui/openDetails';
import { bagColumns } from './expectedColumns';
import { ExpectedPage } from './ExpectedPage';
import { productCount } from './productCount';

const alsoSearched = ({ details }: InstallerBag) => productCount(details);

export default function ExpectedStocksScreen() {
  const details = useOpenDetails();
  const bags = useAppSelector(selectBags);
  const hasInstallers = useAppSelector((state) => selectInstallers(state).length > 0);
  const bag = bags.find(({ number }) => String(number) === details.id);
  const opened = bag && { title: `${bag.name} Bag`, details: bag.details };
  return (
    <ExpectedPage shown="installer" opened={opened} onClose={details.close}>
      <DataTable
        label="Installer bags"
        rows={bags}
        columns={bagColumns({ viewDetails: ({ number }) => details.open(number) })}
        alsoSearched={alsoSearched}
        searchHint="Name or number of products"
        empty={hasInstallers ? "Nothing is in an installer's bag." : 'No installers yet.'}
        begin={
          hasInstallers ? (
            <LinkButton to={paths.stocks.newChallan}>Hand Over</LinkButton>
          ) : (
            <LinkButton to={beginAt(paths.settings.stock, 'installer')}>Add Installer</LinkButton>
          )
        }
        nothingFound="No matching requests found."
      />
    </ExpectedPage>
  );
}
