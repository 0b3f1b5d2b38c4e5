import { formatCount } from '@/format';

/** What an import did, in words that follow its author's name. */
export const importWords = (
  what: string,
  { added, edits }: { added: readonly unknown[]; edits: readonly unknown[] },
): string => `imported ${what}: ${formatCount(added.length)} new, ${formatCount(edits.length)} changed`;
