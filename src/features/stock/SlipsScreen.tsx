import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { WhenReady } from '@/parts/WhenReady';
import { numberScanned } from '@/store/stock/challans/challanNumber';
import { selectListedSlips, type ListedSlip } from '@/store/stock/challans/slipList';
import { isOpenChallan } from '@/store/stock/challans/slip';
import { selectSlipNumbered } from '@/store/stock/challans/slipsSlice';
import { DataTable } from '@/ui/DataTable';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { ScanField, type ScanAnswer } from '@/ui/ScanField';
import { slipColumns } from './slipColumns';

const alsoSearched = ({ number }: ListedSlip) => `Challan ${number}`;
const PARTS = { 'On their way': isOpenChallan };

/** All challans; one whose printed code is scanned opens. */
export default function SlipsScreen() {
  const slips = useAppSelector(selectListedSlips);
  const unnumbered = useUnnumbered();
  const columns = useMemo(() => slipColumns(unnumbered), [unnumbered]);
  const store = useAppStore();
  const navigate = useNavigate();
  const open = (text: string): ScanAnswer => {
    const number = numberScanned(text);
    if (!selectSlipNumbered(store.getState(), number))
      return { tone: 'wrong', text: `There is no challan ${number ?? text}.` };
    void navigate(paths.stocks.slipOf(Number(number)));
    return { tone: 'good', text: `Challan ${number}` };
  };
  return (
    <Page
      title="Challans"
      actions={
        <LinkButton type="primary" to={paths.stocks.newSlip}>
          Hand Over
        </LinkButton>
      }
    >
      <WhenReady loading="Loading challans..." failed="Error loading challans.">
        <div style={{ marginBottom: 16, maxWidth: 360 }}>
          <ScanField label="Scan a challan" onScan={open} />
        </div>
        <DataTable
          label="Challans"
          rows={slips}
          columns={columns}
          alsoSearched={alsoSearched}
          searchHint="Number, place or status"
          parts={PARTS}
          empty="Nothing was handed over yet. Click the Hand Over button to hand over something."
          nothingFound="No challan matches."
        />
      </WhenReady>
    </Page>
  );
}
