import { copyAmong } from '@/store/billing/papers/copies';
import { WordSelect } from '@/ui/Choices';

interface CopyChoiceProps {
  /** In which the document is made. */
  copies: readonly string[];
  copy: string | undefined;
  onChange: (copy: string) => void;
}

/** Which copy of a document is shown and printed; nothing of one that has none, as a bill of supply. */
export const CopyChoice = ({ copies, copy, onChange }: CopyChoiceProps) =>
  copies.length === 0 ? null : (
    <WordSelect aria-label="Copy" choices={copies} value={copyAmong(copies, copy) ?? ''} onChange={onChange} />
  );
