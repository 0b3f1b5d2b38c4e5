import { useAppStore } from '@/parts/hooks';
import { useSayAll } from '@/parts/useSay';
import { openingLines } from '@/store/stock/opening/openingLines';
import { openingFacts, validatedLines, type ValidatedLine } from '@/store/stock/opening/openingCount';
import { openingSchema, type OpeningValues } from '@/store/stock/opening/openingSchema';
import type { StockState } from '@/store/stock/onHand/stockState';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import { openingStockCounted } from '@/store/facts/devices';
import { holderKey, holderFrom, STORE } from '@/store/kit/movements/holder';
import { FormDialog } from '@/ui/FormDialog';
import { formatCount, formatCountOf } from '@/format';
import { OpeningFields } from './OpeningFields';

interface OpeningStockDialogProps {
  /** A device that somebody wrote down as fitted, and where it is, as one text. */
  known: { imei?: string; at?: string };
  onClose: () => void;
}

const lineWords = (count: number) => formatCountOf(count, 'line');

/** Whether what a line brings is in the stock by now; of goods it cannot be told apart from what was there. */
const isIn = ({ devices, sims }: StockState, { counted }: ValidatedLine) =>
  counted !== undefined &&
  (counted.devices ?? []).every(({ imei }) => devices.entities[imei] && !devices.entities[imei].unbought) &&
  (counted.sims ?? []).every(({ iccid }) => sims.entities[iccid]);

/** Where lines were counted, as it ends a sentence. */
function placesIn(stock: StockState, validated: readonly ValidatedLine[]): string {
  const places = new Map(
    validated.flatMap(({ counted }) => (counted ? [[holderKey(counted.place), counted.place]] : [])),
  );
  const [only] = places.values();
  return only && places.size === 1 ? whereabouts(stock, only) : `at ${formatCount(places.size)} places`;
}

/** Counts in what is at its places already, with the SIMs that are in devices; wrong lines stay under their headings to be mended. */
export default function OpeningStockDialog({ known: { imei = '', at: given = '' }, onClose }: OpeningStockDialogProps) {
  const sayAll = useSayAll();
  const store = useAppStore();
  const place = holderFrom(given) ?? STORE;
  const countIn = async (
    { place: key, sort, lines: text, ...defaults }: OpeningValues,
    show: (values: Partial<OpeningValues>) => void,
  ) => {
    const { heading, lines } = openingLines(sort, text);
    const validated = validatedLines(store.getState(), sort, lines, { ...defaults, place: holderFrom(key) ?? STORE });
    const good = validated.filter(({ counted }) => counted);
    if (good.length === 0) throw new Error('No line can be counted in. Each says what is wrong with it.');
    const isSaid = await sayAll(
      openingFacts(() => store.getState(), good),
      () => `${lineWords(good.length)} counted, ${placesIn(store.getState(), good)}`,
    );
    if (!isSaid) return false;
    const left = validated.filter((line) => !isIn(store.getState(), line));
    if (left.length === 0) return true;
    show({ lines: [heading ?? [], left.map((line) => line.text)].flat(2).join('\n') });
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
