import { useParams } from 'react-router-dom';
import { formatCount } from '@/format';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { OwnOtps } from '@/parts/challans/OwnOtps';
import { RefusedNumberWarnings } from '@/parts/refusedNumbers/RefusedNumberWarnings';
import { useRefusedNumbers } from '@/parts/refusedNumbers/useRefusedNumbers';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { RecordPage } from '@/parts/RecordPage';
import { useToday } from '@/parts/useToday';
import { selectBag } from '@/store/stock/onHand/bag';
import type { Installer } from '@/store/places/installers/installer';
import { selectInstallerNumbered } from '@/store/places/installers/installersSlice';
import { holderKey, STORE } from '@/store/kit/movements/holder';
import { DataTable } from '@/ui/DataTable';
import { LinkButton } from '@/ui/links';
import { Section } from '@/ui/Section';
import { baggedColumns, baggedGoodsColumns, baggedSimColumns, bagChallanColumns } from './bagPageColumns';
import { SimList } from './SimList';

const PARTS = { Overdue: ({ isOverdue }: { isOverdue: boolean }) => isOverdue };

function Bag({ installer: { id, name, mobile } }: { installer: Installer }) {
  const today = useToday();
  const numbers = useRefusedNumbers([{ mobile }]);
  const { held, sims, goods, offered, returned } = useAppSelector((state) => selectBag(state, id, today));
  return (
    <>
      <RefusedNumberWarnings people={[{ name, mobile }]} numbers={numbers} />
      <OwnOtps challans={offered} />
      <Section title={`Devices (${formatCount(held.length)})`}>
        <DataTable
          label="Devices held"
          rows={held}
          columns={baggedColumns}
          searchHint="Product, id, IMEI or SIM"
          parts={PARTS}
          empty="No device is in this bag."
          nothingFound="No device matches."
        />
      </Section>
      <Section title={`SIMs (${formatCount(sims.length)})`}>
        <SimList label="SIMs held" name="sims" sims={sims} columns={baggedSimColumns} empty="No SIM is in this bag." />
      </Section>
      <Section title="Counted Goods">
        <DataTable
          label="Goods held"
          name="goods"
          rows={goods}
          columns={baggedGoodsColumns}
          empty="No counted goods are in this bag."
        />
      </Section>
      <Section title="Offered and Not Answered">
        <DataTable
          label="Offered"
          name="offered"
          rows={offered}
          columns={bagChallanColumns}
          empty="Nothing is on its way to this bag."
        />
      </Section>
      <Section title="Returned">
        <DataTable
          label="Returned"
          name="returned"
          rows={returned}
          columns={bagChallanColumns}
          empty="Nothing was handed back."
        />
      </Section>
    </>
  );
}

/** What an installer carries, since when, what is on its way to him, and what he gave back. */
export default function BagScreen() {
  const { installerNumber = '' } = useParams();
  const installer = useAppSelector((state) => selectInstallerNumbered(state, installerNumber));
  const key = installer && holderKey({ at: 'installer', id: installer.id });
  return (
    <RecordPage
      noun="Bag"
      record={installer}
      missing={{
        text: `There is no installer with the number ${installerNumber}.`,
        back: paths.stocks.expectedMenu,
        label: 'Back to Stock Expected',
      }}
      title={installer ? `Bag of ${installer.name}` : 'Bag'}
      crumbs={installer && <RecordCrumbs steps={[{ text: installer.name }]} />}
      actions={
        key && (
          <>
            <LinkButton to={paths.stocks.newChallanWith({ from: key, to: STORE.at })}>Take Back</LinkButton>
            <LinkButton type="primary" to={paths.stocks.newChallanWith({ from: STORE.at, to: key })}>
              Hand Over
            </LinkButton>
          </>
        )
      }
    >
      {(known) => <Bag installer={known} />}
    </RecordPage>
  );
}
