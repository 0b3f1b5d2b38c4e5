import { useLocation } from 'react-router-dom';
import { formatDate } from '@/format';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { WhenReady } from '@/parts/WhenReady';
import { selectCareRequests } from '@/store/care/requisitions/careRequestsSlice';
import type { CareRequest } from '@/store/care/requisitions/careRequest';
import { branchNamed, selectPlaces } from '@/store/stock/onHand/places';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { Facts } from '@/ui/Facts';
import { LinkButton } from '@/ui/links';
import { NeedsFirst } from '@/ui/NeedsFirst';
import { Page } from '@/ui/Page';
import { useQueryString } from '@/ui/queryString';
import { scannedTexts } from '@/ui/scannedTexts';
import { Section } from '@/ui/Section';
import { HandoverForm } from './HandoverForm';

const Asked = ({ request }: { request: CareRequest }) => (
  <Section title={`Stock Request ${request.number} of Customer Care`}>
    <Facts
      facts={[
        { label: 'Product Name', value: request.productName },
        { label: 'Qty', value: request.qty },
        { label: 'Location', value: request.location },
        { label: 'Required By', value: formatDate(request.requiredBy) },
      ]}
    />
  </Section>
);

/** A new challan with what the address knows of it: `from`, `to`, `devices`, `careRequest`, and the branch whose installers are offered. */
function NewChallan() {
  const { params } = useQueryString();
  const { search } = useLocation();
  const places = useAppSelector(selectPlaces);
  const installers = useAppSelector(selectInstallers);
  const careRequest = useAppSelector(selectCareRequests).find(
    ({ number }) => String(number) === params.get('careRequest'),
  );
  const near = branchNamed(places, params.get('installersOf') ?? '');
  const ofBranch = new Set(installers.flatMap(({ id, branchId }) => (near && branchId === near.holder.id ? [id] : [])));
  const targets =
    ofBranch.size > 0 ? places.filter(({ holder: { at, id = '' } }) => at === 'installer' && ofBranch.has(id)) : places;
  const to = params.get('to') ?? (careRequest && branchNamed(places, careRequest.location)?.key) ?? null;
  return (
    <NeedsFirst
      has={places.length > 1}
      says="Stock is handed over to a branch or an installer. Add the first one."
      add="Stock Settings"
      to={paths.settings.stock}
    >
      {careRequest && <Asked request={careRequest} />}
      <HandoverForm
        key={search}
        begin={{ from: params.get('from'), to, devices: scannedTexts(params.get('devices') ?? '') }}
        from={places}
        to={targets}
        careRequest={careRequest}
      />
    </NeedsFirst>
  );
}

export default function NewChallanScreen() {
  return (
    <Page
      title="Hand Over"
      crumbs={<RecordCrumbs steps={[{ text: 'Hand Over' }]} />}
      actions={<LinkButton to={paths.stocks.challans}>Challans</LinkButton>}
    >
      <WhenReady loading="Loading stock..." failed="Error loading stock.">
        <NewChallan />
      </WhenReady>
    </Page>
  );
}
