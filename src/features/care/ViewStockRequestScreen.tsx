import { PlusOutlined } from '@ant-design/icons';
import { paths } from '@/paths';
import { selectCareRequests } from '@/store/care/requisitions/careRequestsSlice';
import type { CareRequest } from '@/store/care/requisitions/careRequest';
import { useAppSelector } from '@/parts/hooks';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { WhenReady } from '@/parts/WhenReady';
import { careRequestColumns } from './careRequestColumns';
import { materialNotes } from './MaterialsText';

const alsoSearched = ({ production }: CareRequest) => materialNotes(production);

/** What customer care asked of the stock, newest first, to be approved row by row. */
export default function ViewStockRequestScreen() {
  const requests = useAppSelector(selectCareRequests);
  const add = (
    <LinkButton type="primary" icon={<Icon of={PlusOutlined} />} to={paths.care.requestStock}>
      Request Stock
    </LinkButton>
  );
  return (
    <Page title="View Stock Request" actions={requests.length > 0 && add}>
      <WhenReady loading="Loading stock requests..." failed="Error loading stock requests.">
        <DataTable
          label="Stock requests"
          rows={requests.toReversed()}
          columns={careRequestColumns}
          alsoSearched={alsoSearched}
          searchHint="Product, location or material"
          dense
          begin={add}
          empty="No stock has been requested yet. Click the Request Stock button to request some."
          nothingFound="No matching requests found."
        />
      </WhenReady>
    </Page>
  );
}
