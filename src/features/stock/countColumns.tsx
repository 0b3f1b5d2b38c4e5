import { beginAt, paths } from '@/paths';
import { DeviceLink } from '@/parts/DeviceLink';
import { scansRemoved, thingCorrected } from '@/store/facts/counts';
import { holderKey } from '@/store/kit/movements/holder';
import type { CountLine, Finding } from '@/store/stock/counts/countLines';
import type { StockCount } from '@/store/stock/counts/stockCount';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';

const { badge, naming, pinned, shown, text } = columnsOf<CountLine>();

const TONES: Record<Finding, Tone> = { Missing: 'red', 'Not expected here': 'orange', Unknown: 'grey', Found: 'green' };

interface Steps {
  correct: (line: CountLine) => void;
  takeOff: (line: CountLine) => void;
}

/** What can be done with a line: its difference is settled, or its scan was a mistake. */
function LineSteps({ line, count, correct, takeOff }: Steps & { line: CountLine; count: StockCount }) {
  const { finding, mark, id } = line;
  const isToSettle = finding === 'Missing' || finding === 'Not expected here';
  return (
    <>
      {isToSettle && (
        <LimitedButton does={thingCorrected} size="small" aria-label={`Settle ${mark}`} onClick={() => correct(line)}>
          Settle
        </LimitedButton>
      )}
      {finding === 'Unknown' && (
        <LinkButton
          size="small"
          aria-label={`Count in ${mark}`}
          to={beginAt(paths.settings.stock, 'count', { imei: id, at: holderKey(count.place) })}
        >
          Count In
        </LinkButton>
      )}
      {finding !== 'Missing' && (
        <LimitedButton
          does={scansRemoved}
          size="small"
          type="text"
          aria-label={`Take ${mark} off`}
          onClick={() => takeOff(line)}
        >
          Take Off
        </LimitedButton>
      )}
    </>
  );
}

/** The columns of a count's lines; steps as long as it goes on. */
export const countColumns = (count: StockCount, steps: Steps) => [
  badge('finding', 'Result', ({ finding }) => finding, TONES),
  naming(
    shown(
      'identifier',
      'mark',
      'IMEI or SIM',
      ({ mark }) => mark,
      ({ device, mark }) => (device ? <DeviceLink imei={mark} /> : mark),
    ),
  ),
  text('what', 'What', ({ what }) => what),
  text('product', 'Product', ({ productName }) => productName),
  text('where', 'Where', ({ where, finding }) => (finding === 'Not expected here' ? where : '')),
  pinned('steps', 'Steps', (line) => <LineSteps line={line} count={count} {...steps} />),
];
