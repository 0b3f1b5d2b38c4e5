import { Suspense, useState } from 'react';
import { formatCount } from '@/format';
import { simActivated } from '@/store/facts/sims';
import { simNumberOf, type Sim } from '@/store/stock/sims/sim';
import type { Column } from '@/ui/column';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { SelectionBar } from '@/ui/SelectionBar';
import { useTicks } from '@/ui/useTicks';

const ActivateSimsDialog = lazyWhenIdle(() => import('./ActivateSimsDialog'));

interface SimListProps {
  label: string;
  name: string;
  sims: readonly Sim[];
  columns: readonly Column<Sim>[];
  searchHint?: string;
  empty: string;
}

/** The SIMs of a place, of which the ticked ones are activated at once. */
export function SimList({ sims, ...table }: SimListProps) {
  const ticks = useTicks<Sim>(simNumberOf);
  const [activating, setActivating] = useState(false);
  const selected = sims.filter(({ id }) => ticks.chosen.has(id));
  return (
    <>
      <SelectionBar label="Selected SIMs" count={selected.length} onClear={() => ticks.onChange(new Set())}>
        <LimitedButton does={simActivated} type="primary" onClick={() => setActivating(true)}>
          Activate ({formatCount(selected.length)})
        </LimitedButton>
      </SelectionBar>
      <DataTable {...table} rows={sims} selection={ticks} />
      <Suspense>
        {activating && (
          <ActivateSimsDialog
            sims={selected}
            onDone={() => ticks.onChange(new Set())}
            onClose={() => setActivating(false)}
          />
        )}
      </Suspense>
    </>
  );
}
