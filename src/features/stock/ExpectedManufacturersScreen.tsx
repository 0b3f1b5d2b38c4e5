import { useAppSelector } from '@/parts/hooks';
import type { ManufacturerStock } from '@/store/expected/expected';
import { selectManufacturerNumbered, selectManufacturers } from '@/store/expected/manufacturersSlice';
import { DataTable } from '@/ui/DataTable';
import { useOpenDetails } from '@/ui/queryString';
import { manufacturerColumns } from './expectedColumns';
import { ExpectedPage } from './ExpectedPage';
import { productCount } from './productCount';

const alsoSearched = ({ details }: ManufacturerStock) => productCount(details);

export default function ExpectedManufacturersScreen() {
  const details = useOpenDetails();
  const stock = useAppSelector((state) => selectManufacturerNumbered(state, details.id));
  const opened = stock && { title: `${stock.manufacturer} Manufacturer Stock`, details: stock.details };
  return (
    <ExpectedPage shown="manufacturer" opened={opened} onClose={details.close}>
      <DataTable
        label="Manufacturers"
        rows={useAppSelector(selectManufacturers)}
        columns={manufacturerColumns({ viewDetails: ({ number }) => details.open(number) })}
        alsoSearched={alsoSearched}
        searchHint="Manufacturer, number of products or status"
        empty="Nothing is at a manufacturer."
        nothingFound="No matching requests found."
      />
    </ExpectedPage>
  );
}
