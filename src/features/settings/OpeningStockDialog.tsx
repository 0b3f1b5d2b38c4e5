import { useAppStore } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { openingLines } from '@/store/stock/opening/openingCells';
import { validatedLines, openingCounts } from '@/store/stock/opening/openingCount';
import { openingSchema, type OpeningValues } from '@/store/stock/opening/openingSchema';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import { openingStockCounted } from '@/store/facts/devices';
import { holderKey, holderFrom, STORE } from '@/store/kit/movements/holder';
import { FormDialog } from '@/ui/FormDialog';
import { formatCount } from '@/format';
import { OpeningFields } from './OpeningFields';

interface OpeningStockDialogProps {
  /** A device that somebody wrote down as fitted, and where it is, as one text. */
  known: { imei?: string; at?: string };
  onClose: () => void;
}

const lineWords = (count: number) => (count === 1 ? '1 line' : `${formatCount(count)} lines`);

/** Counts in what is at a place already; wrong lines stay to be mended. */
export default function OpeningStockDialog({ known: { imei = '', at: given = '' }, onClose }: OpeningStockDialogProps) {
  const say = useSay();
  const store = useAppStore();
  const place = holderFrom(given) ?? STORE;
  const countIn = (
    { place: key, sort, lines, ...defaults }: OpeningValues,
    show: (values: Partial<OpeningValues>) => void,
  ) => {
    const business = store.getState();
    const at = holderFrom(key) ?? STORE;
    const validated = validatedLines(business, sort, openingLines(sort, lines), defaults);
    const wrong = validated.filter(({ tone }) => tone === 'wrong');
    const counts = openingCounts(at, validated);
    if (counts.length === 0) throw new Error('No line can be counted in. Each says what is wrong with it.');
    const good = lineWords(validated.length - wrong.length);
    const isSaid = counts.every((count) =>
      say(openingStockCounted([count]), `${good} counted, ${whereabouts(business, at)}`),
    );
    if (!isSaid || wrong.length === 0) return isSaid;
    show({ lines: wrong.map(({ text }) => text).join('\n') });
    return false;
  };
  return (
    <FormDialog
      title="Count Opening Stock"
      does={openingStockCounted}
      save="Count in"
      width={1000}
      schema={openingSchema}
      initialValues={{ place: holderKey(place), lines: imei }}
      onSubmit={countIn}
      onClose={onClose}
    >
      <OpeningFields place={place} />
    </FormDialog>
  );
}
