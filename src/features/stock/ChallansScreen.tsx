import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { WhenReady } from '@/parts/WhenReady';
import { numberScanned } from '@/store/stock/challans/challanNumber';
import { selectListedChallans, type ListedChallan } from '@/store/stock/challans/challanList';
import { isOpenChallan } from '@/store/stock/challans/challan';
import { selectChallanNumbered } from '@/store/stock/challans/challansSlice';
import { DataTable } from '@/ui/DataTable';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import type { ScanAnswer } from '@/ui/LastAnswers';
import { ScanField } from '@/ui/ScanField';
import { challanColumns } from './challanColumns';

const alsoSearched = ({ number }: ListedChallan) => `Challan ${number}`;
const PARTS = { 'On their way': isOpenChallan };

/** All challans; one whose printed code is scanned opens. */
export default function ChallansScreen() {
  const challans = useAppSelector(selectListedChallans);
  const unnumbered = useUnnumbered();
  const columns = useMemo(() => challanColumns(unnumbered), [unnumbered]);
  const store = useAppStore();
  const navigate = useNavigate();
  const open = (text: string): ScanAnswer => {
    const number = numberScanned(text);
    if (!selectChallanNumbered(store.getState(), number))
      return { tone: 'wrong', text: `There is no challan ${number ?? text}.` };
    void navigate(paths.stocks.challanOf(Number(number)));
    return { tone: 'good', text: `Challan ${number}` };
  };
  const add = (
    <LinkButton type="primary" to={paths.stocks.newChallan}>
      Hand Over
    </LinkButton>
  );
  return (
    <Page title="Challans" actions={challans.length > 0 && add}>
      <WhenReady loading="Loading challans..." failed="Error loading challans.">
        <div style={{ marginBottom: 16, maxWidth: 360 }}>
          <ScanField label="Scan a challan" onScan={open} />
        </div>
        <DataTable
          label="Challans"
          rows={challans}
          columns={columns}
          alsoSearched={alsoSearched}
          searchHint="Number, place or status"
          parts={PARTS}
          begin={add}
          empty="No challans yet. Click the Hand Over button to add one."
          nothingFound="No challan matches."
        />
      </WhenReady>
    </Page>
  );
}
