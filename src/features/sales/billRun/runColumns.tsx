import { Namesake } from '@/parts/Namesake';
import { paths } from '@/paths';
import { VehicleLink } from '@/parts/VehicleLink';
import type { RunRow, SkippedRow } from '@/store/billing/billRun/runRows';
import type { SkipKind } from '@/store/billing/billRun/skipKinds';
import type { BeyondCredit } from '@/store/billing/receivables/credit';
import { CreditLine, creditValue } from '@/features/sales/creditColumn';
import { columnsOf } from '@/ui/columns';
import { OpenLink } from '@/ui/links';
import { SKIPPED_STEPS } from './skippedSteps';

const { describing, linkedText, count, text, longText, money, openingText } = columnsOf<RunRow>();
const skipped = columnsOf<SkippedRow>();

/** What rows say of credit: how far accounts are beyond it, and which bills have no number for good yet. */
export interface CreditOfRun {
  beyond: ReadonlyMap<string, BeyondCredit>;
  unnumbered: ReadonlySet<string>;
}

const company = ({ beyond, unnumbered }: CreditOfRun) =>
  describing(
    linkedText(
      'company',
      'Company',
      (row) => row.company,
      ({ number }) => paths.sales.detailedClientOf(number),
      ({ id }) => (
        <>
          <Namesake of={id} />
          <CreditLine beyond={beyond.get(id)} unnumbered={unnumbered} />
        </>
      ),
    ),
    creditValue<RunRow>(({ id }) => beyond.get(id)),
  );

/** The columns of the accounts that a run proposes to bill; `open` shows the lines of one. */
export const runColumns = (open: (row: RunRow) => void, isToLookAt: boolean, credit: CreditOfRun) => [
  company(credit),
  ...(isToLookAt ? [longText('look', 'To review', ({ look }) => look)] : []),
  count('vehicles', 'Vehicles', ({ vehicles }) => vehicles),
  openingText('days', 'Days', ({ days }) => days, open),
  money('taxable', 'Taxable', ({ taxable }) => taxable),
  money('gst', 'GST', ({ gst }) => gst),
  money('round-off', 'Round off', ({ roundOff }) => roundOff),
  money('total', 'Total', ({ total }) => total),
  text('bills', 'Bills', ({ bills }) => bills.map(({ part }) => part).join(', ')),
];

/** The columns of the vehicles that a run of a month leaves out for one reason, each with the step that mends that. */
export const skippedColumns = (kind: SkipKind, month: string) => [
  skipped.shown(
    'identifier',
    'vehicle',
    'Vehicle',
    ({ vehicleNo }) => vehicleNo,
    ({ vehicleNo }) => <VehicleLink vehicleNo={vehicleNo} />,
  ),
  skipped.linkedText(
    'company',
    'Company',
    (row) => row.company,
    ({ number }) => paths.sales.detailedClientOf(number),
  ),
  skipped.longText('reason', 'Reason', ({ reason }) => reason),
  skipped.shown(
    'text',
    'step',
    'Next Step',
    (row) => SKIPPED_STEPS[kind](row, month).says,
    (row) => {
      const { says, to } = SKIPPED_STEPS[kind](row, month);
      return <OpenLink to={to}>{says}</OpenLink>;
    },
  ),
];
