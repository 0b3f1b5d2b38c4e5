import { useState } from 'react';
import { useSay } from '@/parts/useSay';
import type { Fact } from '@/store/business/store';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import type { LimitedAction } from '@/ui/limits';

const WaiveDialog = lazyWhenIdle(() => import('./WaiveDialog'));

interface Waiving<Row> {
  does: LimitedAction;
  /** How much of a row is waived, and for what, in words. */
  what: (row: Row) => string;
  /** Why it was proposed, or is lost, in words. */
  hint: (row: Row) => string;
  /** The fact that waives it for a reason. */
  fact: (row: Row, why: string) => Fact;
}

/** Asks why a row is waived, and says so; gives what begins that, and the dialog while it is asked. */
export function useWaiving<Row>({ does, what, hint, fact }: Waiving<Row>) {
  const say = useSay();
  const [row, waive] = useState<Row>();
  const dialog = row !== undefined && (
    <WaiveDialog
      what={what(row)}
      hint={hint(row)}
      does={does}
      onWaive={(why) => say(fact(row, why), `${what(row)} waived`)}
      onClose={() => waive(undefined)}
    />
  );
  return { waive, dialog };
}
