import { formatDate } from '@/format';

/** Of which day money is that counts on another, as its month was closed when it became known: undefined of any other. */
export const knownLater = ({ of, on }: { on: string; of?: string | undefined }): string | undefined =>
  of && `of ${formatDate(of)}, known on ${formatDate(on)}`;
