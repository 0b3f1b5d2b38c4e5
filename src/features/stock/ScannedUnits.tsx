import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { formatCount } from '@/format';
import { paths } from '@/paths';
import { isGood, type ValidatedUnit, type UnitValidation } from '@/store/stock/receiving/manifest';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { Badge, type Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { TextLink } from '@/ui/links';
import { Section } from '@/ui/Section';
import { SmallLine } from '@/ui/SmallLine';
import { useToast } from '@/ui/toast';
import styles from './Receive.module.css';
import type { OpenManifest } from './useManifest';

const { action, shown, text } = columnsOf<ValidatedUnit>();

const RESULTS: Record<UnitValidation['tone'], readonly [word: string, tone: Tone]> = {
  good: ['Good', 'green'],
  warning: ['Good, look again', 'orange'],
  known: ['Known already', 'blue'],
  wrong: ['Wrong', 'red'],
};

function Result({ unit: { validation } }: { unit: ValidatedUnit }) {
  const [word, tone] = RESULTS[validation.tone];
  return (
    <div className={styles.result}>
      <Badge tone={tone}>{word}</Badge>
      {validation.tone !== 'good' && <SmallLine>{validation.text}</SmallLine>}
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
  amend: (unit: ValidatedUnit, further: string) => void;
  mend: (unit: ValidatedUnit, number: string) => void;
  remove: (unit: ValidatedUnit) => void;
}

const columnsFor = (request: StockRequest, on: RowActions) => [
  shown(
    'identifier',
    'number',
    'IMEI or SIM',
    ({ number }) => number,
    (unit) =>
      unit.validation.tone === 'good' ? (
        unit.number
      ) : (
        <FieldInRow label={`Mend ${unit.number}`} value={unit.number} onDone={(typed) => on.mend(unit, typed)} />
      ),
  ),
  shown(
    'text',
    'further',
    'Serial or SIM Number',
    ({ further }) => further,
    (unit) => (
      <FieldInRow
        label={`Serial or SIM number of ${unit.number}`}
        value={unit.further}
        onDone={(typed) => on.amend(unit, typed)}
      />
    ),
  ),
  ...(request.products.length > 1 ? [text('product', 'Product', ({ line }) => request.products[line]?.name)] : []),
  shown(
    'status',
    'result',
    'Result',
    ({ validation }) => RESULTS[validation.tone][0],
    (unit) => <Result unit={unit} />,
  ),
  action('remove', 'Remove', <Icon of={DeleteOutlined} />, ({ number }) => `Remove ${number}`, on.remove),
];

/** What was scanned and is not received yet, the newest first, each with what becomes of it. */
export function ScannedUnits({ request, manifest }: { request: StockRequest; manifest: OpenManifest }) {
  const toast = useToast();
  const { units } = manifest;
  const remove = (removed: readonly ValidatedUnit[], said: string) => {
    manifest.remove(new Set(removed.map(({ id }) => id)));
    toast({
      text: said,
      undo: () => {
        manifest.add(removed);
        return undefined;
      },
    });
  };
  const bad = units.filter((unit) => !isGood(unit));
  return (
    <Section
      title={`Scanned: ${formatCount(units.length - bad.length)} good${bad.length > 0 ? `, ${formatCount(bad.length)} not` : ''}`}
      actions={
        bad.length > 0 && (
          <Button onClick={() => remove(bad, `${formatCount(bad.length)} removed that were not good`)}>
            Remove the {formatCount(bad.length)} that are not
          </Button>
        )
      }
    >
      <DataTable
        label="Scanned"
        rows={units.toReversed()}
        columns={columnsFor(request, {
          amend: ({ id }, further) => manifest.amend(id, further),
          mend: ({ id }, number) => manifest.mend(id, number),
          remove: (unit) => remove([unit], `${unit.number} removed`),
        })}
        empty="Nothing was scanned yet."
      />
    </Section>
  );
}
