import { Suspense } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { WhenReady } from '@/parts/WhenReady';
import { selectOnHand } from '@/store/stock/onHand/onHand';
import { unitsOf, type OnHand } from '@/store/stock/onHand/onHandRows';
import { beginAt, paths } from '@/paths';
import { DataTable } from '@/ui/DataTable';
import { TextActions } from '@/ui/FormGrid';
import { LinkButton } from '@/ui/links';
import { Facts } from '@/ui/Facts';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { Page } from '@/ui/Page';
import { usePhone } from '@/ui/useMedia';
import { SelectionBar } from '@/ui/SelectionBar';
import { tickedRows } from '@/ui/selection';
import { useTicks } from '@/ui/useTicks';
import { useOpenDetails } from '@/ui/openDetails';
import { formatCount } from '@/format';
import { OnHandChart } from './OnHandChart';
import { onHandColumns } from './onHandColumns';
import { ON_HAND_PARTS } from './onHandList';
import styles from './OnHandScreen.module.css';
import { OutsidePart } from './OutsidePart';

const OnHandDialog = lazyWhenIdle(() => import('./OnHandDialog'));

const PLACES = ['Store', 'Branches', 'Bags'] as const;

/** What is where, by place and product; all of it is the current stock. */
export default function OnHandScreen() {
  const { here, outside } = useAppSelector(selectOnHand);
  const onPhone = usePhone();
  const ticks = useTicks<OnHand>(({ productName, place }) => `${productName} in ${place}`);
  const details = useOpenDetails();
  const opened = details.id === undefined ? undefined : [...here, ...outside].find(({ id }) => id === details.id);
  const open = ({ id }: OnHand) => details.open(id);
  const sums = PLACES.map((label) => ({ label, value: formatCount(unitsOf(here.filter(ON_HAND_PARTS[label]))) }));
  return (
    <Page title="Stock on Hand" crumbs={<RecordCrumbs steps={[{ text: 'Stock on Hand' }]} />}>
      <WhenReady loading="Loading stock..." failed="Error loading stock.">
        <div className={styles.parts}>
          <Facts facts={[...sums, { label: 'Current Stock', value: formatCount(unitsOf(here)) }]} />
          {!onPhone && <OnHandChart rows={here} />}
          <SelectionBar
            label="Selected stock"
            count={tickedRows(here, [], ticks).length}
            onClear={() => ticks.onChange(new Set())}
          />
          <DataTable
            label="Stock on Hand"
            rows={here}
            columns={onHandColumns(open)}
            selection={ticks}
            alsoKept={['outside']}
            searchHint="Place, product, model or kind"
            parts={ON_HAND_PARTS}
            empty="Nothing is on hand."
            begin={
              <TextActions>
                <LinkButton to={paths.stocks.purchase}>Request Stock</LinkButton>
                <LinkButton to={beginAt(paths.settings.stock, 'count')}>Count Opening Stock</LinkButton>
              </TextActions>
            }
            nothingFound="No matching stock found."
          />
          {onPhone && <OnHandChart rows={here} />}
          <OutsidePart rows={outside} open={open} />
        </div>
        <Suspense>{opened && <OnHandDialog row={opened} onClose={details.close} />}</Suspense>
      </WhenReady>
    </Page>
  );
}
