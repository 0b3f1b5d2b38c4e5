import { useAppSelector } from '@/parts/hooks';
import type { ManufacturerStock } from '@/store/stock/expected/expected';
import { selectManufacturers } from '@/store/stock/expected/expectedStock';
import { paths } from '@/paths';
import { DataTable } from '@/ui/DataTable';
import { LinkButton } from '@/ui/links';
import { useOpenDetails } from '@/ui/openDetails';
import { manufacturerColumns } from './expectedColumns';
import { ExpectedPage } from './ExpectedPage';
import { productCount } from './productCount';

const alsoSearched = ({ details }: ManufacturerStock) => productCount(details);

export default function ExpectedManufacturersScreen() {
  const details = useOpenDetails();
  const manufacturers = useAppSelector(selectManufacturers);
  const stock = manufacturers.find(({ number }) => String(number) === details.id);
  const opened = stock && { title: `${stock.manufacturer} Manufacturer Stock`, details: stock.details };
  return (
    <ExpectedPage shown="manufacturer" opened={opened} onClose={details.close}>
      <DataTable
        label="Manufacturers"
        rows={manufacturers}
        columns={manufacturerColumns({ viewDetails: ({ number }) => details.open(number) })}
        alsoSearched={alsoSearched}
        searchHint="Manufacturer, number of products or status"
        empty="Nothing is at a manufacturer."
        begin={<LinkButton to={paths.stocks.purchase}>Request Stock</LinkButton>}
        nothingFound="No matching requests found."
      />
    </ExpectedPage>
  );
}
