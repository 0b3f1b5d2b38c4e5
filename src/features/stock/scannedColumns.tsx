import { DeleteOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { paths } from '@/paths';
import type { ValidatedUnit, UnitValidation } from '@/store/stock/receiving/manifest';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { Badge, type Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { Icon } from '@/ui/Icon';
import { TextLink } from '@/ui/links';
import { SmallLine } from '@/ui/SmallLine';
import { LinkedText } from '@/ui/linkedText';
import styles from './Receive.module.css';

const { action, onCard, shown, text } = columnsOf<ValidatedUnit>();

const RESULTS: Record<UnitValidation['tone'], readonly [word: string, tone: Tone]> = {
  good: ['Good', 'green'],
  warning: ['Good, needs review', 'orange'],
  known: ['Known already', 'blue'],
  wrong: ['Wrong', 'red'],
};

function Result({ unit: { validation } }: { unit: ValidatedUnit }) {
  const [word, tone] = RESULTS[validation.tone];
  return (
    <div className={styles.result}>
      <Badge tone={tone}>{word}</Badge>
      {validation.tone !== 'good' && (
        <SmallLine>
          <LinkedText text={validation.text} />
        </SmallLine>
      )}
      {validation.device !== undefined && (
        <TextLink to={paths.stocks.deviceOf(validation.device)}>Where it is</TextLink>
      )}
    </div>
  );
}

interface FieldInRowProps {
  label: string;
  value: string;
  onDone: (typed: string) => void;
}

/** A field in a row of the list, whose text counts once it is left or entered. */
const FieldInRow = ({ label, value, onDone }: FieldInRowProps) => (
  <Input
    key={value}
    className={styles.further ?? ''}
    aria-label={label}
    autoComplete="off"
    maxLength={200}
    defaultValue={value}
    onBlur={({ target }) => target.value.trim() !== value && onDone(target.value.trim())}
    onPressEnter={({ currentTarget }) => currentTarget.blur()}
  />
);

interface RowActions {
  amend: (unit: ValidatedUnit, said: { further: string } | { sim: string }) => void;
  mend: (unit: ValidatedUnit, number: string) => void;
  remove: (unit: ValidatedUnit) => void;
}

/** The SIMs that devices come with. */
const simColumn = (on: RowActions) =>
  onCard(
    'action',
    shown(
      'identifier',
      'sim',
      'SIM',
      ({ sim }) => sim,
      (unit) =>
        unit.sim !== undefined && (
          <FieldInRow
            label={`SIM of ${unit.number}`}
            value={unit.sim}
            onDone={(typed) => on.amend(unit, { sim: typed })}
          />
        ),
    ),
  );

/** The columns of what was scanned for a request, with the SIMs of devices where some come with one. */
export const scannedColumns = (request: StockRequest, hasSims: boolean, on: RowActions) => [
  shown(
    'identifier',
    'number',
    'IMEI or SIM',
    ({ number }) => number,
    (unit) =>
      unit.validation.tone === 'good' ? (
        unit.number
      ) : (
        <FieldInRow label={`Fix ${unit.number}`} value={unit.number} onDone={(typed) => on.mend(unit, typed)} />
      ),
  ),
  onCard(
    'action',
    shown(
      'text',
      'further',
      'Serial or SIM Number',
      ({ further }) => further,
      (unit) => (
        <FieldInRow
          label={`Serial or SIM number of ${unit.number}`}
          value={unit.further}
          onDone={(typed) => on.amend(unit, { further: typed })}
        />
      ),
    ),
  ),
  ...(hasSims ? [simColumn(on)] : []),
  ...(request.products.length > 1 ? [text('product', 'Product', ({ line }) => request.products[line]?.name)] : []),
  onCard(
    'fact',
    shown(
      'status',
      'result',
      'Result',
      ({ validation }) => RESULTS[validation.tone][0],
      (unit) => <Result unit={unit} />,
    ),
  ),
  action('remove', 'Remove', <Icon of={DeleteOutlined} />, ({ number }) => `Remove ${number}`, on.remove),
];
