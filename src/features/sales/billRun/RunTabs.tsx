import { Tabs } from 'antd';
import { useState } from 'react';
import { formatCount } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { selectAllBeyondCredit } from '@/store/billing/receivables/credit';
import type { RunRow, RunRows } from '@/store/billing/billRun/runRows';
import { DataTable } from '@/ui/DataTable';
import { useOpenDetails } from '@/ui/openDetails';
import { SelectionBar } from '@/ui/SelectionBar';
import { useUrlChoice } from '@/ui/urlChoice';
import { ApproveRun } from './ApproveRun';
import { runColumns } from './runColumns';
import { RunLinesDialog } from './RunLinesDialog';
import { SkippedParts } from './SkippedParts';

const TABS = ['ready', 'look', 'skipped'] as const;
const KEPT = ['tab', 'month'];
const NONE: ReadonlySet<string> = new Set();
const nameOf = ({ company }: RunRow) => company;

interface RunTabsProps {
  rows: RunRows;
  month: string;
  today: string;
  isCurrent: boolean;
  /** Why nothing is proposed at all, where that is known. */
  nothing: string | undefined;
}

/** A run in three tabs, what is ticked in any of them, and the way to approve it. */
export function RunTabs({ rows: { ready, look, skipped }, month, today, isCurrent, nothing }: RunTabsProps) {
  const [active, setActive] = useUrlChoice('tab', TABS);
  const [chosen, setChosen] = useState(NONE);
  const unnumbered = useUnnumbered();
  const beyond = useAppSelector((state) => selectAllBeyondCredit(state, today));
  const details = useOpenDetails();
  const proposed = [...ready, ...look];
  const ticked = proposed.filter(({ id }) => chosen.has(id));
  const clear = () => setChosen(NONE);
  const opened = details.id === undefined ? undefined : proposed.find(({ number }) => String(number) === details.id);
  const open = ({ number }: RunRow) => details.open(number);
  const table = (label: string, rows: readonly RunRow[], isToLookAt: boolean) => (
    <DataTable
      label={label}
      rows={rows}
      columns={runColumns(open, isToLookAt, { beyond, unnumbered })}
      alsoKept={KEPT}
      dense
      searchHint="Company"
      selection={{ chosen, onChange: setChosen, nameOf }}
      empty={(proposed.length === 0 && nothing) || (isToLookAt ? 'Nothing to review.' : 'Nothing is ready.')}
    />
  );
  return (
    <>
      <ApproveRun {...{ month, today, ready, isCurrent }} ticked={ticked} onDone={clear} />
      <SelectionBar label="Selected bills" count={ticked.length} onClear={clear} />
      <Tabs
        activeKey={active}
        onChange={(key) => setActive(TABS.find((tab) => tab === key) ?? 'ready')}
        destroyOnHidden
        items={[
          { key: 'ready', label: `Ready (${formatCount(ready.length)})`, children: table('Ready', ready, false) },
          {
            key: 'look',
            label: `Needs review (${formatCount(look.length)})`,
            children: table('Needs review', look, true),
          },
          {
            key: 'skipped',
            label: `Skipped (${formatCount(skipped.length)})`,
            children: <SkippedParts rows={skipped} month={month} />,
          },
        ]}
      />
      {opened && <RunLinesDialog row={opened} onClose={details.close} />}
    </>
  );
}
