import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { formatCountOf } from '@/format';
import type { LeftOutRow } from '@/store/kit/sheets/leftOutRows';
import { TextActions } from '@/ui/FormGrid';
import { LeftOutRows } from './LeftOutRows';

export interface ImportedPartlyProps {
  leftOut: readonly LeftOutRow[];
  onClose: () => void;
}

/** Tells after an import which rows of the file did not go in, and why. */
export function ImportedPartly({ leftOut, onClose }: ImportedPartlyProps) {
  const done = useRef<HTMLButtonElement>(null);
  // The button that was clicked is gone with the rows.
  useEffect(() => done.current?.focus(), []);
  return (
    <>
      <p role="status">{`The file is imported but for ${formatCountOf(leftOut.length, 'row')}: somebody was faster.`}</p>
      <LeftOutRows rows={leftOut} />
      <TextActions>
        <Button ref={done} type="primary" onClick={onClose}>
          Done
        </Button>
      </TextActions>
    </>
  );
}
