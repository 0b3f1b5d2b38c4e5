import { useState } from 'react';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import type { ReceivedDevice } from '@/store/stock/onHand/returns';
import { selectReceived } from '@/store/stock/onHand/returns';
import { DataTable } from '@/ui/DataTable';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { WhenReady } from '@/parts/WhenReady';
import { acrossFields } from './acrossFields';
import { HandoverBar } from './HandoverBar';
import { HANDOVER } from './handoverWords';
import { receivedColumns } from './receivedColumns';
import { RECEIVED_PARTS } from './receivedList';

const alsoSearched = ({ productName, itgcId, imei, serialNo, status, givenBy, actionStatus }: ReceivedDevice) =>
  acrossFields(productName, itgcId, imei, serialNo, status, givenBy, actionStatus);
const nameOf = ({ itgcId }: ReceivedDevice) => itgcId;
const stripe = ({ actionStatus }: ReceivedDevice) => HANDOVER[actionStatus].tone;
const NONE: ReadonlySet<string> = new Set();

export default function ReceivedStocksScreen() {
  const devices = useAppSelector(selectReceived);
  const [chosen, setChosen] = useState(NONE);
  return (
    <Page title="Received Stock" actions={<LinkButton to={paths.stocks.challans}>Challans</LinkButton>}>
      <WhenReady loading="Loading received stock..." failed="Error loading received stock.">
        <HandoverBar devices={devices} chosen={chosen} onClear={() => setChosen(NONE)} />
        <DataTable
          label="Received Stock"
          rows={devices}
          columns={receivedColumns}
          alsoSearched={alsoSearched}
          searchHint="Product, id, IMEI, status or person"
          parts={RECEIVED_PARTS}
          selection={{ chosen, onChange: setChosen, nameOf }}
          stripe={stripe}
          dense
          empty="No device has been handed over yet."
          begin={<LinkButton to={paths.stocks.newChallan}>Hand Over</LinkButton>}
          nothingFound="No matching requests found."
        />
      </WhenReady>
    </Page>
  );
}
