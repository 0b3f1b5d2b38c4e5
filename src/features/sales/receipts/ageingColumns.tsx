import { Namesake } from '@/parts/Namesake';
import { paths } from '@/paths';
import { AGES, type AgedRow, type Age } from '@/store/billing/receivables/ageing';
import type { AgeingRow } from '@/store/billing/receivables/balances';
import { promiseText } from '@/store/billing/reminders/promise';
import { debtName, debtPage, type Debt } from '@/store/billing/receivables/debts';
import { debtWrittenOff } from '@/store/facts/writeOffs';
import { LimitedButton } from '@/ui/LimitedButton';
import { shownNumber, withShownNumber } from '@/store/billing/papers/shownNumber';
import { MAIL_TONES, OPENED_TONE } from '@/parts/letters/mailTones';
import { OPENED } from '@/store/billing/letters/letter';
import { formatDate } from '@/format';
import { Badge, type Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { SmallLine } from '@/ui/SmallLine';
import { CreditLine, creditValue } from '@/features/sales/creditColumn';

const AGE_TONES: Record<Age, Tone> = {
  'Not due': 'grey',
  '0–30': 'blue',
  '31–60': 'orange',
  '61–90': 'orange',
  'Over 90': 'red',
};

const ofClients = columnsOf<AgeingRow>();

/**
 * The columns of all clients' ageing: what each owes by the days since it was due. `unnumbered` are the bills whose numbers are not
 * given for good; without it nothing is said of credit, as on a day that is past.
 */
export const clientAgeingColumns = (unnumbered: ReadonlySet<string> | undefined) => [
  ofClients.describing(
    ofClients.roomy(
      ofClients.linkedText(
        'company',
        'Company',
        ({ company }) => company,
        ({ number }) => `${paths.sales.detailedClientOf(number)}&tab=ageing`,
        ({ id, promisedFor, beyond }) => (
          <>
            <Namesake of={id} />
            {promisedFor && <SmallLine>{promiseText(promisedFor)}</SmallLine>}
            {unnumbered && <CreditLine {...{ beyond, unnumbered }} />}
          </>
        ),
      ),
    ),
    { key: 'promised', title: 'Promised For', kind: 'date', value: ({ promisedFor }) => promisedFor },
    ...(unnumbered ? [creditValue<AgeingRow>(({ beyond }) => beyond)] : []),
  ),
  ...AGES.map((age) => ofClients.money(age.toLowerCase().replaceAll(/[ –]/g, '-'), age, ({ byAge }) => byAge[age])),
  ofClients.money('on-account', 'On Account', ({ onAccount }) => onAccount),
  ofClients.money('balance', 'Balance Due', ({ balance }) => balance),
  ofClients.describing(
    {
      ...ofClients.date('reminded', 'Last Reminder', ({ remindedOn }) => remindedOn),
      cell: ({ remindedOn, mailed }) => (
        <>
          {formatDate(remindedOn ?? '—')}
          {remindedOn && (
            <SmallLine>
              <Badge tone={mailed ? MAIL_TONES[mailed] : OPENED_TONE}>{mailed ?? OPENED}</Badge>
            </SmallLine>
          )}
        </>
      ),
    },
    {
      key: 'mailed',
      title: 'Status of the Last Reminder',
      kind: 'text',
      value: ({ remindedOn, mailed }) => mailed ?? (remindedOn && OPENED),
    },
  ),
];

const ofBills = columnsOf<AgedRow>();

/**
 * The columns of one client's open bills by their age; `unnumbered` are those whose numbers are not given for good.
 * `writeOff` begins writing one off; without it nothing can be written off.
 */
export const agedBillColumns = (unnumbered: ReadonlySet<string>, writeOff?: (bill: Debt) => void) => [
  ofBills.linkedIdentifier(
    'bill',
    'Bill',
    ({ bill }) => shownNumber(bill, unnumbered),
    ({ bill }) => debtPage(bill),
  ),
  ofBills.date('date', 'Date', ({ bill }) => bill.issuedOn),
  ofBills.onCard(
    'fact',
    ofBills.date('due', 'Due', ({ bill }) => bill.dueOn),
  ),
  ofBills.onCard(
    'fact',
    ofBills.count('days', 'Days Overdue', ({ days, isCovered }) => (days < 0 || isCovered ? undefined : days)),
  ),
  ofBills.badge('age', 'Age', ({ age }) => age, AGE_TONES),
  ofBills.money('total', 'Total', ({ bill }) => bill.total),
  ofBills.money('open', 'Open', ({ open }) => open),
  ...(writeOff
    ? [
        ofBills.workDone('write-off', 'Write Off', ({ bill }) => (
          <LimitedButton
            does={debtWrittenOff}
            size="small"
            aria-label={`Write off ${debtName(withShownNumber(bill, unnumbered))}`}
            onClick={() => writeOff(bill)}
          >
            Write Off
          </LimitedButton>
        )),
      ]
    : []),
];
